import type { Gpu } from './gpu.ts';
/** GPUBufferUsage flags by value: the global of that name exists only where WebGPU is built in. */
export declare const USAGE: {
    readonly MAP_READ: 1;
    readonly COPY_SRC: 4;
    readonly COPY_DST: 8;
    readonly UNIFORM: 64;
    readonly STORAGE: 128;
    readonly QUERY_RESOLVE: 512;
};
/** Bytes rounded up to one of eight steps per octave: at most 12.5 % is wasted, and few distinct sizes occur. Always a multiple of 16. */
export declare function sizeClass(bytes: number): number;
export declare class BufferPool {
    private readonly device;
    private readonly errors;
    private readonly onError;
    /** Bytes of the largest buffer. Asked for once: Dawn makes an object whenever limits are read. */
    private readonly limit;
    /** By size, the longest idle first. */
    private readonly idle;
    /** When idle buffers were released, as a count of releases. */
    private readonly since;
    private releases;
    private idleBytes;
    private usedBytes;
    /** Buffers that exist in name only, because there was no memory for them: never reused. */
    private readonly failed;
    /** Buffers made and not yet destroyed, idle ones included. */
    private readonly made;
    constructor({ device, owned }: Pick<Gpu, 'device' | 'owned'>, onError: (error: Error) => void);
    /** Buffers made and not yet destroyed: for leak tests. */
    get live(): number;
    /** Bytes of them. */
    get liveBytes(): number;
    /** A storage buffer of at least `bytes`, and whether it is new (new memory is zero; reused memory holds old data). */
    take(bytes: number): {
        buffer: GPUBuffer;
        isNew: boolean;
    };
    private create;
    /** Keeps the buffer for reuse; what is then too much is destroyed by `behind` behind the commands that still use it. */
    release(buffer: GPUBuffer, behind: (destroy: () => void) => void): void;
    /** Destroys every buffer, those in use included: on a device that lives on. */
    dispose(): void;
    /**
     * Takes out an idle buffer of this size, or the next larger one up to twice as large: what shrinks from step to step does not need memory
     * of every class that it passes through.
     */
    private fitting;
    private longestIdle;
    private out;
}
