// Workgroup memory that begins with garbage. WebGPU says that it begins with zeros, but Dawn may be told to leave that out, and drivers
// have been wrong about it: no kernel may rely on it. A device made here puts a prologue into every shader that has such memory, in which
// the first invocation fills it.

/** What each kind of number begins with: nothing that could pass for 0, an index, or a neutral element. */
const GARBAGE: Readonly<Record<string, string>> = {
  u32: '0xdeadbeefu',
  i32: '-559038737i',
  f32: '-3.1e33f',
  f16: '-3.1e4h',
  bool: 'true',
};

/** What commas separate, but for those within brackets. */
function separated(list: string): string[] {
  const parts: string[] = [];
  let [depth, part] = [0, ''];
  for (const letter of list) {
    if ('<(['.includes(letter)) depth++;
    if ('>)]'.includes(letter)) depth--;
    if (letter === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== '');
}

/** What stands in the brackets of a type: elements, and how many. */
function inner(type: string): readonly string[] | undefined {
  const found = /^(?:array|vec[234]|atomic)\s*<(.*)>$/s.exec(type)?.[1];
  return found === undefined ? undefined : separated(found);
}

const SHORT: Readonly<Record<string, string>> = { f: 'f32', u: 'u32', i: 'i32', h: 'f16' };

class Prologue {
  private loops = 0;
  private readonly aliases: ReadonlyMap<string, string>;
  private readonly structs: ReadonlyMap<string, readonly (readonly [name: string, type: string])[]>;

  constructor(text: string) {
    this.aliases = new Map([...text.matchAll(/^\s*alias (\w+) = ([^;]+);/gm)].map((m) => [m[1]!, m[2]!.trim()]));
    this.structs = new Map(
      [...text.matchAll(/^struct (\w+)\s*\{([^}]*)\}/gm)].map(([, name, body]) => [
        name!,
        separated(body!).map((member) => member.split(/\s*:\s*/) as [name: string, type: string]),
      ]),
    );
  }

  /** Statements that fill `place`. */
  fill(place: string, given: string): string {
    const type = this.aliases.get(given);
    if (type !== undefined) return this.fill(place, type);
    if (GARBAGE[given] !== undefined) return `${place} = ${GARBAGE[given]};`;
    const [, width, letter] = /^vec([234])([fuih])$/.exec(given) ?? [];
    if (width !== undefined) return this.fill(place, `vec${width}<${SHORT[letter!]}>`);
    const members = this.structs.get(given);
    if (members !== undefined) return members.map(([name, one]) => this.fill(`${place}.${name}`, one)).join(' ');
    const parts = inner(given);
    if (parts === undefined) throw new Error(`no garbage for ${given}`);
    if (given.startsWith('atomic')) return `atomicStore(&${place}, ${GARBAGE[parts[0]!]});`;
    const i = `garbage_${this.loops++}`;
    const count = given.startsWith('vec') ? given[3] : parts[1];
    return `for (var ${i} = 0u; ${i} < u32(${count}); ${i}++) { ${this.fill(`${place}[${i}]`, parts[0]!)} }`;
  }
}

/** The shader with a prologue in each of its entry points that fills the workgroup memory that is used. */
export function withGarbage(text: string): string {
  const code = text.replace(/\/\/.*$/gm, '');
  const variables = [...code.matchAll(/var<workgroup>\s+(\w+)\s*:\s*([^;]+);/g)].filter(
    ([, name]) => [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1,
  );
  if (variables.length === 0) return text;
  const prologue = new Prologue(code);
  const statements = variables.map(([, name, type]) => prologue.fill(name!, type!.trim())).join(' ');
  return code.replace(
    /(@compute[^{]*?fn \w+\s*\()([^{]*?)(\)\s*\{)/g,
    (_, head: string, list: string, tail: string) => {
      const own = /@builtin\(local_invocation_index\)\s*(\w+)/.exec(list)?.[1];
      const more = own === undefined ? '@builtin(local_invocation_index) garbage_lane: u32' : '';
      const all = [list.trim().replace(/,$/, ''), more].filter((one) => one !== '').join(', ');
      return `${head}${all}${tail} if (${own ?? 'garbage_lane'} == 0u) { ${statements} } workgroupBarrier(); `;
    },
  );
}

/** Has all shaders that are made on a device from now on begin with garbage in their workgroup memory. */
export function poisonWorkgroups(device: GPUDevice): GPUDevice {
  const make = device.createShaderModule.bind(device);
  device.createShaderModule = (descriptor) => make({ ...descriptor, code: withGarbage(descriptor.code) });
  return device;
}
