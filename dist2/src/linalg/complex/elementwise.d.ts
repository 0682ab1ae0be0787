import { type Complexes, type Pairs } from './pairs.ts';
declare const OPERATIONS: {
    readonly add: (z: Pairs, k: number, b: Pairs, p: number) => void;
    readonly sub: (z: Pairs, k: number, b: Pairs, p: number) => void;
    readonly multiply: (z: Pairs, k: number, b: Pairs, p: number) => void;
    readonly divide: (z: Pairs, k: number, b: Pairs, p: number) => void;
};
export type Operation = keyof typeof OPERATIONS;
export declare function combine(routine: Operation, a: unknown, b: unknown, options: object): Complexes;
export {};
