import { type Verb } from '../call.ts';
export declare const qr: Verb;
/** By gelsy, one problem after the other; of one A all right-hand sides together. */
export declare const lstsq: Verb;
