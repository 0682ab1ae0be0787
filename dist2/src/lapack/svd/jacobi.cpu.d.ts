import type { Engine } from '../../engine/engine.ts';
import { type Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import { type JacobiColumns } from './jacobi.ref.ts';
/** The columns of X, whose first m elements become orthogonal; `rows` of them are rotated. */
export declare function columnsEngine(e: Engine, r: Elements, m: number, rows: number, X: Place): JacobiColumns;
