export declare class Constants {
    private readonly device;
    private readonly buffers;
    private readonly all;
    constructor(device: GPUDevice);
    /** Whether a buffer is one of these: nobody writes to it. */
    has(buffer: GPUBuffer): boolean;
    /** A buffer with these values as tfjs would upload them; undefined unless they are few and all the same. */
    of(values: ArrayLike<number>, dtype: string): GPUBuffer | undefined;
    dispose(): void;
}
