// A call as a program that makes it with the public library: the bits of its buffers, its arguments, and what they hold afterwards.
import { fields, type HostArray } from '../src/core/field.ts';
import { routineName } from '../src/core/spec.ts';
import * as basalt from '../src/index.ts';
import type { Call } from './build.ts';

/** A value as JavaScript. */
function literal(value: unknown): string {
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'function') return String(value);
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([name, one]) => `${name}: ${literal(one)}`)
      .join(', ')} }`;
  return JSON.stringify(value);
}

/** Words of this many hexadecimal digits. */
const WORDS = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array, 8: BigUint64Array } as const;

/** The program; `contents` is what the buffers hold before the call. */
export function textOf(call: Call, backend: string, contents: readonly HostArray[]): string {
  const name = routineName(call.spec, call.prec);
  const lines = [
    ...(name in basalt
      ? [`import { createContext, ${name} } from 'basalt';`]
      : ["import { createContext } from 'basalt';", `import { ${name} } from 'basalt/nn';`]),
    `const context = await createContext({ backend: '${backend}' });`,
  ];
  for (const [k, values] of contents.entries()) {
    const Words = WORDS[values.BYTES_PER_ELEMENT as 4];
    const words = new Words(values.buffer, values.byteOffset, values.length) as ArrayLike<number>;
    const suffix = values.BYTES_PER_ELEMENT === 8 ? 'n' : '';
    const hex = Array.from(words, (word) => `0x${word.toString(16)}${suffix}`).join(', ');
    const { type } = call.buffers[k]!;
    lines.push(
      `const b${k} = context.upload('${type}', new ${fields[type].array.name}(${Words.name}.of(${hex}).buffer));`,
    );
  }
  const at = call.operands.map(({ name, buffer, offset }) => `  ${name}: b${buffer}.at(${offset}),`);
  const others = Object.entries(call.values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${name}: ${literal(value)},`);
  lines.push(`const value = await ${name}(context.queue, {`, ...others, ...at, '});', 'console.log(value);');
  for (const k of call.buffers.keys()) lines.push(`console.log(await context.download(b${k}));`);
  return lines.join('\n');
}
