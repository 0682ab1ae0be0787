import { type ExpmOptions, expm as onHost } from '../../expm.ts';
import type { VerbOptions } from '../../options.ts';
import { type OfComplex, type OfOne } from './verbs.ts';
/** The matrix exponential; a device array comes to the host for it, and the result goes back. */
export declare const expm: OfOne<ExpmOptions> & OfComplex<VerbOptions> & typeof onHost;
