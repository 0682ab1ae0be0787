import type { VerbOptions } from '../../options.ts';
import { sqrtm as onHost } from '../../sqrtm.ts';
import type { FunctionOptions } from '../../squareFunctions.ts';
import { type OfComplex, type OfOne } from './verbs.ts';
/** The square root of a matrix; a device array comes to the host for it, and the result goes back. */
export declare const sqrtm: OfOne<FunctionOptions> & OfComplex<VerbOptions> & typeof onHost;
