import type { VerbOptions } from '../../options.ts';
import { signm as onHost } from '../../signm.ts';
import type { FunctionOptions } from '../../squareFunctions.ts';
import { type OfComplex, type OfOne } from './verbs.ts';
/** The sign of a matrix; a device array comes to the host for it, and the result goes back. */
export declare const signm: OfOne<FunctionOptions> & OfComplex<VerbOptions> & typeof onHost;
