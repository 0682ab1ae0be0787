import type { Case } from '../lib/case.ts';
/** Every case. */
export declare const cases: readonly Case[];
