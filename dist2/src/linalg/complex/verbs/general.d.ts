import { type Verb } from '../call.ts';
export declare const eig: Verb;
export declare const eigvals: Verb;
export declare const schur: Verb;
