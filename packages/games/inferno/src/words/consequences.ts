import type { Both } from '@crupier/kernel/cards';

/** What passing ends or lets happen. `{seat}` is the active player. */
export const consequences = {
  cardResolves: { en: 'Pass: {card} resolves', es: 'Pasar: se resuelve {card}' },
  cardResolvesIfAllPass: { en: 'Pass: {card} resolves if nobody responds', es: 'Pasar: se resuelve {card} si nadie responde' },
  abilityResolves: { en: 'Pass: the ability of {card} resolves', es: 'Pasar: se resuelve la habilidad de {card}' },
  abilityResolvesIfAllPass: {
    en: 'Pass: the ability of {card} resolves if nobody responds',
    es: 'Pasar: se resuelve la habilidad de {card} si nadie responde',
  },
  proposalEnds: { en: 'Pass: the attack begins', es: 'Pasar: empieza el ataque' },
  attackEnds: { en: 'Pass: combat damage is dealt', es: 'Pasar: se hace el daño de combate' },
  combatDamageEnds: { en: 'Pass: on to the end of the combat', es: 'Pasar: llega el final del combate' },
  combatEnds: { en: 'Pass: the combat ends', es: 'Pasar: termina el combate' },
  restoreEnds: { en: 'Pass: the Restore step ends', es: 'Pasar: termina la Restauración' },
  ownMainPhaseEnds: { en: 'End your main phase', es: 'Terminar tu Fase Principal' },
  otherMainPhaseEnds: { en: 'Pass: the main phase of {seat} ends', es: 'Pasar: termina la Fase Principal de {seat}' },
  ownTurnEnds: { en: 'End your turn', es: 'Terminar tu turno' },
  otherTurnEnds: { en: 'Pass: the turn of {seat} ends', es: 'Pasar: termina el turno de {seat}' },
} as const satisfies Readonly<Record<string, Both>>;
