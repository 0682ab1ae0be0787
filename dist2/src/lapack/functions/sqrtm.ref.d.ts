import type { FieldMat } from '../../core/matrix.ts';
import { type FormTools } from './form.ref.ts';
/** A := A^(1/2); returns info. */
export declare const sqrtmRef: (n: number, A: FieldMat) => number;
/** Of A that is finite and not empty. */
export declare const sqrtmSteps: (n: number, A: FieldMat, tools: FormTools) => number;
