import { Engine } from './engine.ts';
type Ours = typeof import('./alone.ts');
/** A matrix that a verb is given, its name and its position. */
export type Given = readonly [matrix: unknown, name: string, position: number];
export interface Call<O extends object> {
    readonly routine: string;
    readonly given: readonly Given[];
    readonly options: O;
    /** Names of options. */
    readonly names: readonly (keyof O & string)[];
    /** Throws for shapes and options that do not go together. */
    check(ours: Ours): void;
}
/** Runs `work` when all ranks have called the same with legal arguments, else throws on every rank. */
export declare function together<O extends object, R>(call: Call<O>, work: (engine: Engine) => Promise<R>): Promise<R>;
/** Whether shapes go together, in the words of an ArgumentError. */
export declare function must(routine: string, [matrix, name, position]: Given, holds: boolean, rule: string): void;
export {};
