// A checked call of a batched tridiagonal or band routine, in any of its forms, as launches take it: where its operands lie
// (kernels/lib/band_problem.wgsl), which of them share a buffer, and runs of problems that are launched together.
import { countOf, formOf, ldName, offsetsName, strideName } from '../../core/batchForms.js';
import { footprint } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { withOwnReports } from '../deviceBatch.gpu.js';
import { BAND_RECORD_THREADS, bandRecords, bandRecordsTuning } from './bandDevice.kernels.js';
const PIVOTS = 5;
/** Words of a record. */
const RECORD = 20;
const SIZES = ['n', 'kl', 'ku', 'nrhs'];
const isMatrix = (name) => ldName(name).startsWith('ld');
/** Rows and columns of an operand as it lies in memory, column-major; a vector is a row. */
function extentOf(name, { n, kl, ku, nrhs }, byRows) {
    const [rows, cols] = name === 'B'
        ? [n, nrhs]
        : name === 'AB'
            ? [2 * kl + ku + 1, n]
            : [1, Math.max(0, name === 'd' ? n : name === 'du2' ? n - 2 : n - 1)];
    return byRows && isMatrix(name) ? [cols, rows] : [rows, cols];
}
export class BandOnDevice {
    count;
    /** Of the elements; a diagonal may be real all the same. */
    type;
    a;
    queue;
    operands;
    form;
    constructor(queue, a, operands) {
        this.queue = queue;
        this.a = a;
        this.operands = operands;
        this.form = formOf(a);
        this.count = countOf(a);
        const given = operands.flatMap((name) => (name === undefined ? [] : [this.buffer(name).type]));
        this.type = given.includes('c') ? 'c' : 's';
        queue.note({ routine: a.routine, backend: 'gpu', why: `${this.count} problems in one call` });
    }
    get byRows() {
        return this.a.layout === 'row';
    }
    /** Bindings x0, x1, ... of the kernels, and the constants that say which operand is where. */
    slots() {
        const found = [];
        const flags = {};
        for (const [k, name] of this.operands.entries()) {
            if (name === undefined)
                continue;
            const { buffer } = this.a[name];
            const at = found.indexOf(buffer);
            flags[`SLOT${k}`] = at < 0 ? found.push(buffer) - 1 : at;
        }
        for (let slot = 1; slot < 5; slot++)
            flags[`USED${slot}`] = Number(slot < found.length);
        return { buffers: Object.fromEntries(found.map((buffer, slot) => [`x${slot}`, buffer])), flags };
    }
    buffer(name) {
        return this.a[name].buffer;
    }
    get pivots() {
        return this.a.ipiv.buffer;
    }
    /** Calls `work` with the reports in buffers of their own, so that all can be bound for writing. */
    reporting(work) {
        const { info, nonfinite, ipiv } = this.a;
        const reports = { info: deviceMat(info, 1), nonfinite: nonfinite && deviceMat(nonfinite, 1) };
        const pivots = ipiv && { data: ipiv.buffer, off: 0, stride: 0 };
        withOwnReports(this.queue, { count: this.count, ...reports, ipiv: pivots }, work);
    }
    /** What is written into the fields of kernels/lib/band_fields.wgsl. */
    params(run, { info, nonfinite }) {
        const { n, kl, ku, nrhs, count, first } = run;
        const params = {
            ...{ n, kl, ku, nrhs, count, first, across: 0, pitch: count, byRows: Number(this.byRows) },
            offInfo: info?.off ?? 0,
            offNonfinite: nonfinite?.off ?? 0,
            nanBits: this.a.onFailure === 'nan' ? 0x7fc00000 : 0,
        };
        for (let k = 0; k <= PIVOTS; k++) {
            const name = k === PIVOTS ? 'ipiv' : this.operands[k];
            const given = name !== undefined && this.a[name] !== undefined;
            const ld = given ? this.a[ldName(name)] : 0;
            const stride = given ? this.a[strideName(name)] : 0;
            const [step, apart] = [typeof ld === 'number' ? ld : 0, stride ?? 0];
            params[`off${k}`] = given ? this.a[name].offset : 0;
            params[`ld${k}`] = step;
            params[`stride${k}`] = apart;
            // Of a matrix the rows matter: they are ld apart where it is stored by rows.
            const rows = given && isMatrix(name) && !this.byRows ? 1 : step;
            if (given && this.form === 'strided' && rows > apart && apart > 0)
                params.across += 2 ** k;
        }
        return params;
    }
    /**
     * Calls `launch` for every run of the batch: for the batch itself where everything lies at equal distances, for the batch with records
     * where there are lists on the device, for every class of sizes of a ragged one. The records are disposed of afterwards.
     */
    eachRun(launch) {
        if (this.form === 'vbatched')
            return this.eachClass(launch);
        const { a, count } = this;
        const size = (name) => a[name] ?? 0;
        const own = { n: size('n'), kl: size('kl'), ku: size('ku'), nrhs: size('nrhs'), count, first: 0 };
        if (this.form === 'strided')
            return launch(own);
        const records = this.queue.context.lease('i', RECORD * count);
        let begin = 1;
        for (const [k, name] of [...this.operands, ...Array(PIVOTS - this.operands.length), 'ipiv'].entries()) {
            if (name === undefined || a[name] === undefined)
                continue;
            this.record(records, own, k, name, begin);
            begin = 0;
        }
        launch({ ...own, records });
        records.dispose();
    }
    /** The part of the records that is operand k's. */
    record(records, own, k, name, begin) {
        const { a, count } = this;
        const { buffer, offset: off } = a[name];
        const ld = a[ldName(name)] ?? 0;
        const [rows, cols] = name === 'ipiv' ? [0, 0] : extentOf(name, own, this.byRows);
        // Without elements an operand may lie anywhere.
        const byList = rows > 0 && cols > 0;
        const list = byList ? deviceMat(a[offsetsName(name)], 1) : undefined;
        const params = {
            ...{ count, n: own.n, kl: own.kl, ku: own.ku, nrhs: own.nrhs, begin, k, off, ld },
            stride: a[strideName(name)] ?? 0,
            byList: Number(byList),
            start: list?.off ?? 0,
            last: buffer.length - off - footprint(rows, cols, ld),
        };
        const groups = [Math.ceil(count / BAND_RECORD_THREADS), 1, 1];
        const buffers = { records, list: list?.data ?? this.queue.nothing };
        this.queue.launch(bandRecords, bandRecordsTuning, buffers, params, groups);
    }
    eachClass(launch) {
        const { a, count } = this;
        const sizeOf = (name, b) => a[name]?.[b] ?? 0;
        // Problems of like order and band run together: they take as many steps as the longest.
        const classOf = (b) => {
            const octave = (x) => Math.ceil(2 * Math.log2(Math.max(1, x)));
            return 4096 * octave(sizeOf('kl', b) + sizeOf('ku', b)) + octave(sizeOf('n', b));
        };
        const classes = Float64Array.from({ length: count }, (_, b) => classOf(b));
        const order = Uint32Array.from({ length: count }, (_, b) => b).sort((x, y) => classes[x] - classes[y] || x - y);
        const words = new Uint32Array(RECORD * count);
        const runs = [];
        let run;
        for (const [slot, b] of order.entries()) {
            if (run === undefined || classes[b] !== classes[order[slot - 1]]) {
                run = { n: 0, kl: 0, ku: 0, nrhs: 0, count: 0, first: slot };
                runs.push(run);
            }
            run.count++;
            for (const name of SIZES)
                run[name] = Math.max(run[name], sizeOf(name, b));
            const at = RECORD * slot;
            words.set([b, sizeOf('n', b), sizeOf('nrhs', b), 0, sizeOf('kl', b), sizeOf('ku', b)], at);
            for (let k = 0; k <= PIVOTS; k++) {
                const name = k === PIVOTS ? 'ipiv' : this.operands[k];
                if (name === undefined || a[name] === undefined)
                    continue;
                const ld = a[ldName(name)];
                words[at + 8 + 2 * k] = a[name].offset + a[offsetsName(name)][b];
                words[at + 9 + 2 * k] = typeof ld === 'object' ? ld[b] : (ld ?? 0);
            }
        }
        const records = this.queue.context.upload('i', new Int32Array(words.buffer));
        for (const one of runs)
            launch({ ...one, records });
        records.dispose();
    }
}
