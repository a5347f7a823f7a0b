/** The pages before a match, which share most of what they are made of and so are fetched together. */

import type { ComponentProps, ReactNode } from 'react';
import { SetupScreen } from '../setting-up/setup-screen.tsx';
import { JoinScreen } from './join-screen.tsx';
import { RoomScreen } from './room-screen.tsx';
import '../styles/setup.css';
import '../styles/waiting.css';
import '../styles/setup-small.css';

type BeforeMatchProps =
  | ({ readonly page: 'setup' } & ComponentProps<typeof SetupScreen>)
  | ({ readonly page: 'join' } & ComponentProps<typeof JoinScreen>)
  | ({ readonly page: 'room' } & ComponentProps<typeof RoomScreen>);

/** Setting a match up, joining one, or waiting for it. */
export function BeforeMatch(props: BeforeMatchProps): ReactNode {
  switch (props.page) {
    case 'setup':
      return <SetupScreen route={props.route} />;
    case 'join':
      return <JoinScreen match={props.match} invitation={props.invitation} />;
    case 'room':
      return <RoomScreen match={props.match} again={props.again} />;
  }
}
