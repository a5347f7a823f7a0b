import { randomBelow } from '@crupier/kernel/rules';

const persons = [
  'Abelard',
  'Basilia',
  'Casimir',
  'Delphine',
  'Eustace',
  'Florimond',
  'Griselda',
  'Hyacinth',
  'Isidore',
  'Jocasta',
  'Kunigunde',
  'Leocadia',
  'Melchior',
  'Nepomuk',
  'Ottilie',
  'Pelagia',
  'Quirin',
  'Rosamund',
  'Sibylla',
  'Tancred',
  'Ulpian',
  'Valburga',
  'Wendelin',
  'Xanthippe',
] as const;

const callings = [
  'Keeper of Clocks',
  'the Unhurried',
  'of the Glass Orchard',
  'the Lantern Thief',
  'Who Counts Backwards',
  'of Seven Ferries',
  'the Patient Smith',
  'Heir of the Tides',
  'the Moss Cartographer',
  'of the Crooked Stair',
  'the Borrowed Knight',
  'Mender of Storms',
  'the Salt Advocate',
  'of Copper Harbour',
  'the Reluctant Oracle',
  'Tamer of Echoes',
  'the Second Gardener',
  'of the Empty Throne',
  'the Paper Admiral',
  'Shepherd of Comets',
  'the Whispering Mason',
  'of the Long Bridge',
  'the Velvet Auditor',
  'Weaver of Fog',
] as const;

/** A name for a deck that was drawn. */
export function drawDeckName(random: number[]): string {
  const [person, calling] = [persons, callings].map((words) => words[randomBelow(random, words.length)]);
  return `${person}, ${calling}`;
}
