/** What goes wrong: the device is lost, there is no memory for a buffer, or a command is not valid, a shader's text included. */
export declare const FAULTS: readonly ['lost', 'memory', 'invalid'];
export type Fault = (typeof FAULTS)[number];
export interface Faulty {
    readonly device: GPUDevice;
    /** Operations so far that this kind of fault can strike. */
    count: number;
    /** Buffers made and not destroyed. */
    readonly buffers: ReadonlySet<GPUBuffer>;
    /** The fault strikes in the k-th operation from now on, counted from 0; undefined: in none. */
    strike(fault: Fault, k: number | undefined): void;
    /** What it struck, once it has. */
    struck: string | undefined;
}
/** Makes a device able to fail. What was a method of its class is in its place again when the function `mend` is called. */
export declare function faulty(device: GPUDevice): Faulty & {
    mend(): void;
};
