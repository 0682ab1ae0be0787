// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_field } from '../../runtime/shaderLibs.gen.js';
export const polar_random = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 128u;
const COLS: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  size: R,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<uniform> p: Params;
fn random(k: u32) -> R {
  let state = k * 747796405u + 2891336453u;
  let word = ((state >> ((state >> 28u) + 4u)) ^ state) * 277803737u;
  return R((word >> 22u) ^ word) / 2147483648.0 - 1.0;
}
@compute @workgroup_size(THREADS)
fn polar_random(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.n && j < p.n) {
      A[p.offA + i + j * p.lda] = narrow(ofReal(p.size * random(i + j * p.n)));
    }
  }
}
`);
