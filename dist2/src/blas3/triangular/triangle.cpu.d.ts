import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { FieldMat } from '../../core/matrix.ts';
import type { Triangular } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrsmArgs } from './routines.gen.ts';
type What = 'solve' | 'multiply';
type OnEngine = (e: Engine, r: Elements, what: What, ...call: Parameters<Triangular<Place>>) => void;
/**
 * B := alpha op(A)^-1 B or alpha B op(A)^-1 ('solve'), alpha op(A) B or alpha B op(A) ('multiply'); A of order TRIANGLE at most, complex of
 * half.
 */
export declare const smallTriangle: OnEngine;
export declare const triangleEngine: OnEngine;
/** TRSM or TRMM on the operands' host copies: the engine's, else the reference, else a native library's. */
export declare const triangularCpu: (name: 'trsm' | 'trmm', what: What, reference: Triangular<FieldMat>) => (queue: Queue, a: Bound<TrsmArgs<Prec>>) => Promise<void>;
export {};
