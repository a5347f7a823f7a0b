import { saySeat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { formatRoute } from '../route.ts';
import { useTable } from '../table/scene/table-context.ts';
import type { MatchState } from '../wire/match-state.ts';
import { SlipStub } from './slip-stub.tsx';

/** The end of a match for whoever is out of it, while the others play on. */
export function OutSlip({ match }: { readonly match: MatchState }): ReactNode {
  const { speech, near } = useTable();
  const texts = useTexts();
  const name = saySeat(near, speech);
  const [decides] = match.pending?.waiting ?? [];
  return (
    <section className="slip" data-quiet="" data-out="" aria-label={texts.decision} data-zone="">
      <SlipStub seat={near} name={name} words={name} />
      <div className="slip-say">
        <h1 id="question" tabIndex={-1}>
          {texts.youAreOut}
        </h1>
        <p className="slip-why">{texts.outMeans}</p>
        {decides !== undefined && <p className="slip-why">{texts.watchDecides(saySeat(decides, speech))}</p>}
      </div>
      <div className="slip-acts">
        <a className="button" href={formatRoute({ kind: 'home' })} data-stop="">
          {texts.toStart}
        </a>
      </div>
    </section>
  );
}
