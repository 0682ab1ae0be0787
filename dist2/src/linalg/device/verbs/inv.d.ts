import { type InvOptions, inv as onHost } from '../../inv.ts';
import { type OfComplex, type OfOne } from './verbs.ts';
/** The inverse; of a device array it is one, and only whether A is singular is waited for: one integer a matrix. */
export declare const inv: OfOne<InvOptions> & OfComplex<InvOptions> & typeof onHost;
