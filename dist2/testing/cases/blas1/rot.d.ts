import type { Case } from '../../lib/case.ts';
import { type PairProblem, type VectorPair } from '../../lib/level1.ts';
import { type Scalar } from '../../lib/scalars.ts';
/** The error of both vectors after a rotation. */
export declare function rotationError(p: PairProblem, c: number, s: Scalar, before: VectorPair, after: VectorPair): number;
export declare const rotCase: Case<PairProblem, Readonly<Record<"x" | "y", import("../../lib/norms.ts").MatrixView>>>;
export declare const rrotCase: Case<PairProblem, Readonly<Record<"x" | "y", import("../../lib/norms.ts").MatrixView>>>;
