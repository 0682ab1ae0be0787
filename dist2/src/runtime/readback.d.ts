import type { Gpu } from './gpu.ts';
export declare class Readback {
    private readonly device;
    private readonly errors;
    private readonly onError;
    private readonly idle;
    private readonly busy;
    constructor({ device, owned }: Gpu, onError: (error: Error) => void);
    /** Fills `target` from `source` at `byteOffset` (multiple of 4 or not). Rejects when the device is lost. */
    read(source: GPUBuffer, byteOffset: number, target: Uint8Array): Promise<void>;
    private readPiece;
    private take;
    private scoped;
    /** Destroys all staging buffers, on a device that lives on: reads under way are rejected. */
    dispose(): void;
}
