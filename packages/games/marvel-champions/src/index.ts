export { factsOf } from './cards/facts.ts';
