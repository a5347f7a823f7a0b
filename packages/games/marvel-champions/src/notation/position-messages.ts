import { positionMessages, type Messages } from '@crupier/kernel/rules';

/** What can be wrong with a position of Marvel Champions. */
export const marvelPositionMessages: Messages = {
  ...positionMessages,
  'position.ambiguousCard': {
    en: '“{card}” may be several cards. Name one of {cards}.',
    es: '«{card}» puede ser varias cartas. Escribe una de estas: {cards}.',
  },
};
