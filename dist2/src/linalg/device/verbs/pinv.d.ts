import { pinv as onHost, type PinvOptions } from '../../pinv.ts';
import { type OfComplex, type OfOne } from './verbs.ts';
/** The pseudo-inverse; a device array comes to the host for it, and the result goes back. */
export declare const pinv: OfOne<PinvOptions> & OfComplex<PinvOptions> & typeof onHost;
