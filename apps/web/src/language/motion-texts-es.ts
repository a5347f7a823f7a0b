import { endTextsEs } from './end-texts-es.ts';
import type { motionTextsEn } from './motion-texts-en.ts';

/** The page's texts of motion, of cards that are shown, of sounds and of the end, in Spanish. */
export const motionTextsEs: typeof motionTextsEn = {
  ...endTextsEs,
  shownCard: 'Una carta que se juega',
  shownSkip: 'Sigue con cualquier tecla',
  beatPace: 'Ritmo',
  beatPaces: { step: 'Paso', slow: 'Lento', fast: 'Rápido', off: 'De una vez' },
  beatPaceSetting: 'Lo que hacen los demás y el escenario',
  beatNext: 'Siguiente',
  beatSkip: 'Saltar',
  beatBack: 'El momento anterior',
  beatKeys: 'Con Espacio sigue; Esc salta hasta tu próxima decisión.',
  beatFalls: 'cae',
  beatLeft: (count: number) => (count === 1 ? 'queda 1' : `quedan ${count}`),
  beatPrevented: 'evitado',
  beatReady: (creatures: number, artifacts: number) =>
    [
      ...(creatures > 0 ? [`${creatures} ${creatures === 1 ? 'criatura' : 'criaturas'}`] : []),
      ...(artifacts > 0 ? [`${artifacts} ${artifacts === 1 ? 'artefacto' : 'artefactos'}`] : []),
    ].join(' · ') || 'nada preparado',
  encounterFor: (name: string) => `Encuentro para ${name}`,
  motion: 'Movimiento',
  motions: { system: 'Como el sistema', none: 'Ninguno' },
  speedOfMotion: 'Velocidad del movimiento',
  speedsOfMotion: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida' },
  showing: 'Mostrar las cartas que juegan los demás',
  showings: { off: 'No', short: 'Un instante', normal: 'Un momento', long: 'Con calma' },
  volume: 'Volumen de los sonidos',
  volumeOff: 'en silencio',
  sounds: 'Sonidos',
  soundNames: {
    slip: 'Una pregunta: papel',
    deal: 'Se pone una carta',
    flip: 'Se da la vuelta a una carta',
    tap: 'Se agota o gira una carta',
    hit: 'Daño',
    threat: 'Amenaza',
    aember: 'Æmbar: cristal',
    key: 'Se forja una llave',
    chain: 'Algo entra en la cadena',
    resolve: 'Algo se resuelve o cae',
    yourTurn: 'Tu turno: dos golpes',
    clock: 'Reloj: tres tics cuando quedan diez segundos',
    end: 'El final',
  },
};
