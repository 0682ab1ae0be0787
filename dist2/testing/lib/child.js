// A tester in a process of its own: what it prints, and how it ends.
import { spawn } from 'node:child_process';
/** Runs `node program words`; stdout and stderr are one text, in the order in which they came. */
export function inChild(program, words, timeoutMs) {
    return new Promise((resolve) => {
        const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
        let output = '';
        let timedOut = false;
        const take = (chunk) => {
            output += chunk;
        };
        for (const stream of [child.stdout, child.stderr])
            stream.setEncoding('utf8').on('data', take);
        const timer = setTimeout(() => {
            timedOut = true;
            child.kill('SIGKILL');
        }, timeoutMs);
        const done = (finished) => {
            clearTimeout(timer);
            resolve(finished);
        };
        child.on('error', (error) => done({ output: `${output}testing: ${error.message}\n`, status: 1 }));
        child.on('close', (status, signal) => done({ output, status, signal, timedOut }));
    });
}
