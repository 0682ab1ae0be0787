// An MPI library that is loaded and initialised: calls of it by name, checked, blocking or awaited.
import { setImmediate, setTimeout } from 'node:timers/promises';
import { reason } from '../core/errors.js';
import { loadKoffi } from '../native/koffi.js';
import { abiOf } from './abi.js';
import { MpiError } from './mpiError.js';
/** Tests of a request that follow each other at once, before the processor is left to others for a millisecond between two. */
const EAGER_TESTS = 20;
/** MPI_MAX_LIBRARY_VERSION_STRING is 256 in Open MPI, 8192 in MPICH. */
const TEXT_BYTES = 8192;
/** The largest of the three ABIs has 32. */
export const STATUS_BYTES = 64;
export class MpiLibrary {
    file;
    abi;
    /** 'Open MPI v4.1.4', 'MPICH 4.0.2' */
    title;
    /** Whether calls may come from several threads. */
    multiple = false;
    /** Files of ScaLAPACK, joined by commas, that somebody has named. */
    scalapack;
    koffi;
    loaded;
    functions = new Map();
    constructor(koffi, file) {
        this.koffi = koffi;
        this.file = file;
        this.loaded = koffi.load(file, { global: true });
        const version = this.text('MPI_Get_library_version');
        this.abi = abiOf(this.isStandard(), version, (name) => this.loaded.symbol(name));
        this.title = (/^[^,\n]*/.exec(version)?.[0] ?? version)
            .replace(/ Version:/, '')
            .replace(/\s+/g, ' ')
            .trim();
    }
    /** Where an array is, for a call. */
    address(array) {
        return this.koffi.address(array);
    }
    /** Where a function is. */
    symbol(name) {
        return this.loaded.symbol(name);
    }
    /** An MPI function, which throws where it reports an error. Every argument is an integer, a handle or an address. */
    call(name, ...args) {
        const code = this.find(name, args.length)(...args);
        if (code !== 0)
            throw this.failure(name, code);
    }
    /** In the blocking form. */
    run(comm, { name, args, status }) {
        if (status === undefined)
            this.call(`MPI_${name}`, ...args, comm);
        else
            this.call(`MPI_${name}`, ...args, comm, this.address(status));
    }
    /** In the form that returns at once. Others start at the next await, and a partner who is late costs no processor time. */
    async start(comm, { name, args, arrays, status }) {
        const request = new BigUint64Array(1);
        const done = new Int32Array(1);
        this.call(`MPI_I${name[0].toLowerCase()}${name.slice(1)}`, ...args, comm, this.address(request));
        const where = status === undefined ? this.abi.statusIgnore : this.address(status);
        for (let tests = 1;; tests++) {
            this.call('MPI_Test', this.address(request), this.address(done), where);
            if (done[0] !== 0)
                return arrays;
            await (tests < EAGER_TESTS ? setImmediate() : setTimeout(1));
        }
    }
    find(name, args) {
        let found = this.functions.get(name);
        if (found === undefined) {
            found = this.loaded.func(name, 'int', Array(args).fill('uintptr_t'));
            this.functions.set(name, found);
        }
        return found;
    }
    isStandard() {
        try {
            const [major, minor] = [new Int32Array(1), new Int32Array(1)];
            this.call('MPI_Abi_get_version', this.address(major), this.address(minor));
            return major[0] >= 1;
        }
        catch {
            return false; // no such function: older than MPI 5
        }
    }
    /** Text that MPI writes into an array. */
    text(name, ...args) {
        const [bytes, length] = [new Uint8Array(TEXT_BYTES), new Int32Array(1)];
        this.find(name, args.length + 2)(...args, this.address(bytes), this.address(length));
        return Buffer.from(bytes.buffer, 0, length[0]).toString().replace(/\0+$/, '');
    }
    failure(routine, code) {
        return new MpiError(`${routine}: ${this.text('MPI_Error_string', code)} (code ${code})`, { routine, code });
    }
}
/** The first of some libraries that can be loaded. */
export async function openLibrary(files) {
    const koffi = await loadKoffi();
    // UCX, on which MPICH stands, replaces functions of memory as soon as it is loaded, and crashes at one start in a hundred beside V8.
    process.env['UCX_MEM_EVENTS'] ??= 'n';
    // It would print, among the program's own output, that some setting has not been read.
    process.env['UCX_WARN_UNUSED_ENV_VARS'] ??= 'n';
    const failures = [];
    for (const file of files) {
        try {
            return new MpiLibrary(koffi, file);
        }
        catch (cause) {
            failures.push(`${file}: ${reason(cause)}`);
        }
    }
    throw new MpiError(`no MPI library can be loaded: install one, or name it by BASALT_MPI (${failures.join('; ')})`);
}
