import { logm as onHost } from '../../logm.ts';
import type { VerbOptions } from '../../options.ts';
import type { FunctionOptions } from '../../squareFunctions.ts';
import { type OfComplex, type OfOne } from './verbs.ts';
/** The logarithm of a matrix; a device array comes to the host for it, and the result goes back. */
export declare const logm: OfOne<FunctionOptions> & OfComplex<VerbOptions> & typeof onHost;
