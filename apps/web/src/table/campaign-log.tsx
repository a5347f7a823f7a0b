import type { CampaignInfo } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { useCopy } from '../parts/use-copy.ts';

/** Copies the log of a campaign, with which its next match is dealt. */
export function CampaignLog({ campaign: { log } }: { readonly campaign: CampaignInfo }): ReactNode {
  const texts = useTexts();
  const { copied, copy } = useCopy(log, texts.copyCampaignLog);
  return (
    <Button stop choice onPress={() => void copy()}>
      {copied ? texts.copied : texts.copyCampaignLog}
    </Button>
  );
}
