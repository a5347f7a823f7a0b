import type { Messages } from '@crupier/kernel';

/** Texts of every problem that only a device without a server meets. */
export const deviceMessages: Messages = {
  'device.friends': {
    en: 'There is no connection: friends cannot come to this table. Play against bots, or two at this device.',
    es: 'No hay conexión: tus amistades no pueden llegar a esta mesa. Juega contra bots, o con alguien en este dispositivo.',
  },
  'device.noServer': {
    en: 'There is no connection to the server. What is kept there comes back with it.',
    es: 'No hay conexión con el servidor. Lo que se guarda allí vuelve con ella.',
  },
};
