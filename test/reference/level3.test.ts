// The calls of reference BLAS's level-3 test program, dblat3, and its judgement.
import { level3Sets } from './level3Sets.ts';
import { referenceTests } from './sets.ts';

for (const set of level3Sets) referenceTests(set);
