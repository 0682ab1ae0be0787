// The calls of reference BLAS's level-2 test program, dblat2, and its judgement.
import { level2Sets } from './level2Sets.ts';
import { referenceTests } from './sets.ts';

for (const set of level2Sets) referenceTests(set);
