import { type Verb } from '../call.ts';
export declare const tensordot: Verb;
export declare const kron: Verb;
export declare const outer: Verb;
export declare const einsum: Verb;
