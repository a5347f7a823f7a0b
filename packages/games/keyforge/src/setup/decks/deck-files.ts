// Written by tools/src/import-keyforge.ts. Do not edit: import again.
import deck1 from './aembersmith-of-tyrsville-sanctum.json' with { type: 'json' };
import deck2 from './affluent-gumshoe-ricci.json' with { type: 'json' };
import deck3 from './baivory-the-stalker-of-plasma.json' with { type: 'json' };
import deck4 from './bigmark-coal-wickner-hoodlum.json' with { type: 'json' };
import deck5 from './cyclonium-chamber-agent.json' with { type: 'json' };
import deck6 from './finally-smooth-simone.json' with { type: 'json' };
import deck7 from './franz-h-greenform-senior.json' with { type: 'json' };
import deck8 from './hale-the-cutthroat-of-ideas.json' with { type: 'json' };
import deck9 from './hershey-the-oak-of-amalchasm.json' with { type: 'json' };
import deck10 from './hodak-the-bookish.json' with { type: 'json' };
import deck11 from './layton-the-intently-hyperbolic.json' with { type: 'json' };
import deck12 from './mehitable-host-of-the-rustling-repository.json' with { type: 'json' };
import deck13 from './rapidly-ever-changing-sadao.json' with { type: 'json' };
import deck14 from './wu-the-naturalist-of-car-keys.json' with { type: 'json' };

/** The files of the decks that come with the game. */
export const deckFiles = [deck1, deck2, deck3, deck4, deck5, deck6, deck7, deck8, deck9, deck10, deck11, deck12, deck13, deck14];
