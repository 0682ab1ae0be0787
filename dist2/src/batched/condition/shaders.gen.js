// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_batch_fields, lib_batch_problem, lib_field, lib_magnitude, lib_modulus, lib_norm_sum, lib_start_size, lib_vector_estimate, lib_vector_solve } from '../../runtime/shaderLibs.gen.js';
export const con_group = /* @__PURE__ */ joined(`
`, lib_field, `const LANES: u32 = 64u;
const THREADS: u32 = 64u;
const KB: u32 = 8u;
const TOP: u32 = 32u;
const ALONE: u32 = 0u;
const LISTED: u32 = 0u;
const CHOLESKY: u32 = 0u;
const PIVOTS: u32 = 0u;
struct Params {
`, lib_batch_fields, `  byRows: u32,
  flip: u32,
  offN: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> anorm: array<u32>;
@group(0) @binding(2) var<storage, read_write> rcond: array<u32>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_norm_sum, ``, lib_start_size, ``, lib_magnitude, ``, lib_modulus, `fn factor(at: u32) -> V {
  return widen(A[at]);
}
`, lib_vector_solve, ``, lib_vector_estimate, `@compute @workgroup_size(THREADS)
fn con_group(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * GROUP + t / LANES;
  let own = problem(min(z, p.count - 1u));
  let me = Lane(t % LANES, t / LANES, select(0u, own.n, z < p.count));
  var worst = 0u;
  let end = select(me.n, min(me.lane + 1u, me.n), CHOLESKY == 1u);
  for (var c = 0u; c < select(0u, end, me.lane < me.n); c++) {
    worst = max(worst, magnitudeBits(widen(A[own.A.off + me.lane * own.A.rs + c * own.A.cs])));
  }
  worst = laneMax(me, worst);
  let pivot = magnitudeBits(widen(A[own.A.off + min(me.lane, max(me.n, 1u) - 1u) * (own.A.rs + own.A.cs)]));
  let isSingular = laneMax(me, select(0u, 1u, (me.lane < me.n) & (pivot < 0x00800000u))) == 1u;
  let norm = anorm[p.offN + own.q] & MAGNITUDE;
  let start = startSize(norm);
  let est = estimated(me, own.A, start, 1.0, p.flip, me.lane);
  if (me.lane == 0u && z < p.count) {
    var bits = 0u;
    if (norm > INFINITY_BITS || worst > INFINITY_BITS) {
      bits = NAN_BITS;
    } else if (!isSingular && norm != 0u && norm != INFINITY_BITS && est != 0u && est < INFINITY_BITS) {
      bits = reciprocalBits(norm, est);
    }
    bits = select(bits, bitcast<u32>(1.0), own.n == 0u);
    rcond[p.offR + own.q] = select(bits, 0u, own.outside);
  }
}
`);
