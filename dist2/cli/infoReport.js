import { oneLine } from './exit.js';
import { labelled } from './shell.js';
import { packageVersion } from './version.js';
const runtimeText = () => `Node ${process.versions.node}, ${process.platform} ${process.arch}`;
export function jsonReport({ cpu, gpus, list, fast, ok }) {
    return {
        command: 'info',
        version: packageVersion(),
        runtime: runtimeText(),
        cpu: cpu === undefined ? null : { ...cpu.facts, selfTests: cpu.tests },
        adapters: gpus.map((side) => ('facts' in side ? { ...side.facts, selfTests: side.tests } : side)),
        ...(list.adapters.length === 0 ? { whyNoAdapter: oneLine(list.why ?? '') } : {}),
        fast,
        ok,
    };
}
const INDENT = 18;
const INSET = 2;
export function printReport(shell, { cpu, gpus, list, fast, ok }, tests) {
    const field = (label, text) => shell.print(labelled(`${' '.repeat(INSET)}${label}`, text, INDENT));
    const title = (text) => {
        shell.print();
        shell.print(shell.paint('bold', text));
    };
    const judged = (results) => {
        if (!tests)
            return;
        const bad = results.filter((t) => !t.ok);
        field('self-tests', `${results.map((t) => `${t.routine} ${t.error.toFixed(2)}`).join(', ')} (limits ${limitsOf(results)})`);
        field('', bad.length === 0
            ? shell.paint('green', 'passed')
            : shell.paint('red', `FAILED: ${bad.map(({ routine }) => routine).join(', ')}`));
        for (const { routine, failure } of bad)
            if (failure !== undefined)
                field('', `${routine}: ${oneLine(failure)}`);
    };
    shell.print(`basalt ${packageVersion()}, ${runtimeText()}`);
    if (cpu !== undefined) {
        const { model, cores, engine, sharedMemory, relaxedSimd, native } = cpu.facts;
        title(`CPU: ${model}`);
        field('cores', String(cores));
        field('engine', engine ?? 'none: no WebAssembly with SIMD here, plain JavaScript computes');
        field('shared memory', yesNo(sharedMemory));
        field('relaxed SIMD', yesNo(relaxedSimd));
        field('native library', native.title ?? `none: ${oneLine(native.why ?? '')}`);
        judged(cpu.tests);
    }
    for (const [k, side] of gpus.entries()) {
        title(`GPU ${k + 1}: ${'facts' in side ? side.facts.name : side.name}`);
        if ('facts' in side) {
            for (const [label, text] of gpuLines(side.facts))
                field(label, text);
            judged(side.tests);
        }
        else
            field('cannot be used', oneLine(side.why));
    }
    if (list.why !== undefined) {
        title(list.adapters.length === 0 ? 'GPU: none' : 'Other GPUs');
        field('why', oneLine(list.why));
    }
    title('What will be fast here');
    for (const sentence of fast)
        shell.print(labelled('  -', sentence, 4));
    if (!ok) {
        shell.print();
        shell.print(shell.paint('red', 'A self-test has failed: results of that backend are not to be relied on.'));
    }
}
function gpuLines(facts) {
    const { limits, features, subgroupSize, matrixUnits, tuning } = facts;
    const has = Object.entries(features);
    const names = (there) => has
        .filter(([, value]) => value === there)
        .map(([name]) => name)
        .join(', ') || 'none';
    return [
        ['kind', facts.software ? 'software: a program on the CPU, right and slow' : 'hardware'],
        ['driver', [facts.vendor, facts.architecture].filter(Boolean).join(' ') || 'unknown'],
        [
            'largest buffer',
            `${gib(limits.maxBufferSize)}, of which ${gib(limits.maxStorageBufferBindingSize)} can be bound`,
        ],
        [
            'workgroup',
            `${limits.maxComputeInvocationsPerWorkgroup} threads, ${limits.maxComputeWorkgroupStorageSize / 1024} KiB; ${limits.maxStorageBuffersPerShaderStage} buffers, ${limits.maxComputeWorkgroupsPerDimension} groups per axis`,
        ],
        ['has', names(true)],
        ['lacks', names(false)],
        ['subgroups', subgroupSize === null ? 'none' : [...new Set(subgroupSize)].join(' to ')],
        ['matrix units', matrixUnits.length > 0 ? matrixUnits.join('; ') : 'none'],
        [
            'double-single',
            facts.doubleSingle ? 'right: residuals in 48 bits on the GPU' : 'not right: residuals on the CPU',
        ],
        [
            'tuned',
            tuning.map(({ family, level, rows }) => `${family}: ${rows} rows, ${level}`).join('; ') ||
                'no: built-in rules decide',
        ],
        ...facts.toggles.map((toggles) => ['toggles', toggles.replaceAll(',', ', ')]),
    ];
}
function limitsOf(tests) {
    const limits = [...new Set(tests.map(({ limit }) => limit))];
    return limits.join(' and ');
}
const yesNo = (value) => (value ? 'yes' : 'no');
const gib = (bytes) => `${(bytes / 2 ** 30).toFixed(2)} GiB`;
