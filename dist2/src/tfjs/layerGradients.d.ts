import type { Core, Tensor } from './peers.ts';
/** Which results of a recurrence the program has got: the others have no gradient. */
export interface Shown {
    readonly sequences: boolean;
    readonly states: boolean;
}
/** Runs a kernel on a list of inputs; tfjs takes lists, although its type does not say so. */
export declare const runListed: (tf: Core, kernel: string, tensors: Readonly<Record<string, Tensor | undefined>>, attrs: object) => Tensor[];
/** Registers them, for all backends: tfjs keeps gradients by kernel. */
export declare function registerLayerGradients(tf: Core, isOurs: () => boolean): void;
