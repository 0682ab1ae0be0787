// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_batch_fields, lib_batch_problem, lib_batch_team, lib_double_elements, lib_double_range, lib_double_reflector, lib_double_scaled, lib_double_squares, lib_element_power, lib_field, lib_field_double, lib_four, lib_gels_elements, lib_gels_range, lib_gels_small_least_norm, lib_gels_small_load, lib_gels_small_scale, lib_gels_small_solve, lib_householder, lib_lane_elements, lib_line_sums_double, lib_magnitude, lib_modulus, lib_pivot_double, lib_powers, lib_qr_group_explicit, lib_qr_small_explicit, lib_reflector, lib_small_b, lib_small_group, lib_small_head, lib_small_lane, lib_small_load, lib_small_stage_out } from '../../runtime/shaderLibs.gen.js';
export const gels_gather = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_field_double, `const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const NONFINITE: u32 = 0u;
const B_IN_A: u32 = 0u;
const B_APART: u32 = 1u - B_IN_A;
struct Params {
`, lib_batch_fields, `  transposed: u32,
  part: u32,
  strideT: u32,
  strideS: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
// @when B_APART
@group(0) @binding(1) var<storage, read> B: array<T>;
// @end
@group(0) @binding(2) var<storage, read> largest: array<u32>;
@group(0) @binding(3) var<storage, read_write> W: array<T>;
@group(0) @binding(4) var<storage, read_write> S: array<T>;
// @when NONFINITE
@group(0) @binding(5) var<storage, read_write> nonfinite: array<i32>;
// @end
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_powers, ``, lib_element_power, ``, lib_gels_range, ``, lib_gels_elements, `@compute @workgroup_size(THREADS)
fn gels_gather(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  let inA = orderOf(own.A, own.m, own.n);
  let inB = orderOf(own.B, max(own.m, own.n), own.nrhs);
  let isWide = own.m < own.n;
  let given = select(own.m, own.n, p.transposed != 0u);
  let first = (group.y + p.baseY) * p.part;
  let a = intoRange(largest[2u * z]);
  let b = intoRange(largest[2u * z + 1u]);
  for (var e = first + t; e < min(inA.size, first + p.part); e += THREADS) {
    let value = widen(A[placeOf(inA, e)]);
    W[z * p.strideT + e] = narrow(elementByPower(select(value, conj(value), isWide), a));
  }
  for (var e = first + t; e < min(inB.size, first + p.part); e += THREADS) {
    var value = V();
    if (rowOf(inB, e) < given) {
      value = elementByPower(ofB(placeOf(inB, e)), b);
    }
    S[z * p.strideS + e] = narrow(value);
  }
  // @when NONFINITE
  if (t == 0u && first == 0u) {
    nonfinite[p.offNonfinite + own.q] = select(1, 0, isFiniteSize(largest[2u * z]));
  }
  // @end
}
`);
export const gels_largest = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_field_double, `const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const B_IN_A: u32 = 0u;
const B_APART: u32 = 1u - B_IN_A;
struct Params {
`, lib_batch_fields, `  transposed: u32,
  part: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
// @when B_APART
@group(0) @binding(1) var<storage, read> B: array<T>;
// @end
@group(0) @binding(2) var<storage, read_write> largest: array<atomic<u32>>;
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_gels_elements, ``, lib_magnitude, `var<workgroup> most: array<atomic<u32>, 2>;
@compute @workgroup_size(THREADS)
fn gels_largest(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  if (t < 2u) {
    atomicStore(&most[t], 0u);
  }
  workgroupBarrier();
  let inA = orderOf(own.A, own.m, own.n);
  let inB = orderOf(own.B, max(own.m, own.n), own.nrhs);
  let given = select(own.m, own.n, p.transposed != 0u);
  let first = (group.y + p.baseY) * p.part;
  var mine = vec2u(0u);
  for (var e = first + t; e < min(inA.size, first + p.part); e += THREADS) {
    mine.x = max(mine.x, magnitudeBits(widen(A[placeOf(inA, e)])));
  }
  for (var e = first + t; e < min(inB.size, first + p.part); e += THREADS) {
    if (rowOf(inB, e) < given) {
      mine.y = max(mine.y, magnitudeBits(ofB(placeOf(inB, e))));
    }
  }
  atomicMax(&most[0], mine.x);
  atomicMax(&most[1], mine.y);
  workgroupBarrier();
  if (t < 2u) {
    atomicMax(&largest[2u * z + t], atomicLoad(&most[t]));
  }
}
`);
export const gels_scatter = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const RANK: u32 = 0u;
const RSS: u32 = 0u;
const NONE: u32 = 0xffffffffu;
const SPACING: R = 1.1920928955078125e-7;
struct Params {
`, lib_batch_fields, `  strideT: u32,
  strideS: u32,
  minimizes: u32,
  sides: u32,
  offRank: u32,
}
@group(0) @binding(0) var<storage, read> W: array<T>;
@group(0) @binding(1) var<storage, read> S: array<T>;
@group(0) @binding(2) var<storage, read> largest: array<u32>;
@group(0) @binding(3) var<storage, read_write> B: array<T>;
@group(0) @binding(4) var<storage, read_write> info: array<i32>;
// @when RANK
@group(0) @binding(5) var<storage, read_write> rank: array<i32>;
// @end
// @when RSS
@group(0) @binding(6) var<storage, read_write> rss: array<R>;
// @end
// @when LISTED
@group(0) @binding(7) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_powers, ``, lib_element_power, `var<workgroup> found: array<atomic<u32>, 3>;
var<workgroup> sums: array<R, THREADS>;
@compute @workgroup_size(THREADS)
fn gels_scatter(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  let rows = max(own.m, own.n);
  let cols = min(own.m, own.n);
  let step = select(own.m, own.n, own.A.rs != 1u) + 1u;
  if (t == 0u) {
    atomicStore(&found[0], NONE);
    atomicStore(&found[1], 0u);
    atomicStore(&found[2], 0u);
  }
  workgroupBarrier();
  for (var k = t; k < cols; k += THREADS) {
    let size = bitcast<u32>(realPart(widen(W[z * p.strideT + k * step]))) & 0x7fffffffu;
    atomicMax(&found[1], size);
    if (size == 0u) {
      atomicMin(&found[0], k);
    }
  }
  workgroupBarrier();
  let failure = atomicLoad(&found[0]) + 1u;
  let most = atomicLoad(&found[1]);
  // @when RANK
  let bound = SPACING * R(rows) * bitcast<R>(most);
  for (var k = t; k < cols; k += THREADS) {
    if (abs(realPart(widen(W[z * p.strideT + k * step]))) > bound && most < 0x7f800000u) {
      atomicAdd(&found[2], 1u);
    }
  }
  workgroupBarrier();
  // @end
  let first = group.y + p.baseY;
  if (t == 0u && first == 0u) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    // @when RANK
    if (!own.outside) {
      rank[p.offRank + own.q] = i32(atomicLoad(&found[2]));
    }
    // @end
  }
  let fills = failure != 0u;
  let writes = !fills || p.nanBits != 0u;
  let filling = bitcast<R>(p.nanBits);
  let a = shiftOf(largest[2u * z]);
  let b = shiftOf(largest[2u * z + 1u]);
  let byRows = own.B.rs != 1u;
  for (var j = first; j < own.nrhs; j += p.sides) {
    var squares = 0.0;
    for (var i = t; i < rows; i += THREADS) {
      let rest = p.minimizes != 0u && i >= cols;
      let value = widen(S[z * p.strideS + select(i + j * rows, i * own.nrhs + j, byRows)]);
      squares += select(0.0, squared(value), rest);
      let home = select(elementByPower(value, select(a - b, -b, rest)), V(), cols == 0u);
      if (writes) {
        B[own.B.off + i * own.B.rs + j * own.B.cs] = narrow(select(home, V(filling), fills));
      }
    }
    // @when RSS
    sums[t] = squares;
    for (var half = THREADS / 2u; half > 0u; half /= 2u) {
      workgroupBarrier();
      if (t < half) {
        sums[t] += sums[t + half];
      }
    }
    if (t == 0u && writes) {
      rss[own.piv + j] = select(byPower(byPower(sums[0], -b), -b), filling, fills);
    }
    workgroupBarrier();
    // @end
  }
}
`);
export const gels_scatter_soft = /* @__PURE__ */ joined(`
`, lib_double_elements, ``, lib_double_scaled, ``, lib_double_squares, ``, lib_double_range, `const THREADS: u32 = 64u;
const LISTED: u32 = 0u;
const RANK: u32 = 0u;
const RSS: u32 = 0u;
const NONE: u32 = 0xffffffffu;
struct Params {
`, lib_batch_fields, `  strideT: u32,
  strideS: u32,
  minimizes: u32,
  sides: u32,
  offRank: u32,
}
@group(0) @binding(0) var<storage, read> W: array<T>;
@group(0) @binding(1) var<storage, read> S: array<T>;
@group(0) @binding(2) var<storage, read> largest: array<u32>;
@group(0) @binding(3) var<storage, read_write> B: array<T>;
@group(0) @binding(4) var<storage, read_write> info: array<i32>;
// @when RANK
@group(0) @binding(5) var<storage, read_write> rank: array<i32>;
// @end
// @when RSS
@group(0) @binding(6) var<storage, read_write> rss: array<R>;
// @end
// @when LISTED
@group(0) @binding(7) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_pivot_double, `var<workgroup> found: array<atomic<u32>, 2>;
var<workgroup> sums: array<R, THREADS>;
@compute @workgroup_size(THREADS)
fn gels_scatter_soft(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  let rows = max(own.m, own.n);
  let cols = min(own.m, own.n);
  let step = select(own.m, own.n, own.A.rs != 1u) + 1u;
  if (t == 0u) {
    atomicStore(&found[0], NONE);
    atomicStore(&found[1], 0u);
  }
  workgroupBarrier();
  var best = NO_PIVOT;
  for (var k = t; k < cols; k += THREADS) {
    let x = realPart(widen(W[z * p.strideT + k * step]));
    if (dIsZero(x)) {
      atomicMin(&found[0], k);
    }
    best = better(best, pivotOf(dAbs(x), 0u, 0u));
  }
  // @when RANK
  let bound = dScale(dMul(dOfU32(rows), bestPivot(t, best, THREADS).yx), -52);
  for (var k = t; k < cols; k += THREADS) {
    if (dLess(bound, dAbs(realPart(widen(W[z * p.strideT + k * step]))))) {
      atomicAdd(&found[1], 1u);
    }
  }
  // @end
  workgroupBarrier();
  let failure = atomicLoad(&found[0]) + 1u;
  let first = group.y + p.baseY;
  if (t == 0u && first == 0u) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    // @when RANK
    if (!own.outside) {
      rank[p.offRank + own.q] = i32(atomicLoad(&found[1]));
    }
    // @end
  }
  let fills = failure != 0u;
  let writes = !fills || p.nanBits != 0u;
  let a = intoRange(largest[2u * z]);
  let b = intoRange(largest[2u * z + 1u]);
  let byRows = own.B.rs != 1u;
  for (var j = first; j < own.nrhs; j += p.sides) {
    var squares = R();
    for (var i = t; i < rows; i += THREADS) {
      let rest = p.minimizes != 0u && i >= cols;
      let value = widen(S[z * p.strideS + select(i + j * rows, i * own.nrhs + j, byRows)]);
      if (rest) {
        squares = plusSquares(value, squares);
      }
      let home = select(scaled(value, select(a - b, -b, rest)), V(), cols == 0u);
      if (writes) {
        B[own.B.off + i * own.B.rs + j * own.B.cs] = narrow(select(home, inAllParts(D_NAN), fills));
      }
    }
    // @when RSS
    sums[t] = squares;
    for (var half = THREADS / 2u; half > 0u; half /= 2u) {
      workgroupBarrier();
      if (t < half) {
        sums[t] = dAdd(sums[t], sums[t + half]);
      }
    }
    if (t == 0u && writes) {
      rss[own.piv + j] = select(dScale(sums[0], -2 * b), D_NAN, fills);
    }
    workgroupBarrier();
    // @end
  }
}
`);
export const gels_small = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const N: u32 = 4u;
const RHS: u32 = 1u;
const LANES: u32 = 4u;
const ROWS: u32 = 2u;
const BLOCK: u32 = 1u;
const TOGETHER: u32 = 1u;
const THREADS: u32 = 32u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const WORDS: u32 = 32u;
const PAD: u32 = 0u;
const DOWN: u32 = 1u;
const RIGHT: u32 = 8u;
const MINIMIZES: u32 = 1u;
const B_IN_A: u32 = 0u;
const MIRRORED: u32 = 0u;
const NONFINITE: u32 = 0u;
const RANK: u32 = 0u;
const RSS: u32 = 0u;
const FLIPPED: u32 = 0u;
const B_APART: u32 = 1u - B_IN_A;
const DIRECT: u32 = 1u - STAGED;
const LEAST_NORM: u32 = 1u - MINIMIZES;
const GROUP: u32 = THREADS / LANES;
const NONE: u32 = 0xffffffffu;
const W: u32 = N + RHS;
const CARRIED: u32 = N + RHS * MINIMIZES;
const KEPT: u32 = (N + LANES - 1u) / LANES;
const COPIES: u32 = (WORDS * GROUP + 4u * THREADS - 1u) / (4u * THREADS);
const BY_FOURS: u32 = 1u - (LANES * DOWN % 4u + RIGHT % 4u + 5u) / 6u;
const BY_ONES: u32 = 1u - BY_FOURS;
const SPACING: f32 = 1.1920928955078125e-7;
struct Params {
`, lib_batch_fields, `  offRank: u32,
}
// @when DIRECT
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
// @end
// @when STAGED
@group(0) @binding(1) var<storage, read> A4: array<vec4f>;
// @end
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
// @when NONFINITE
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
// @end
// @when RANK
@group(0) @binding(4) var<storage, read_write> rank: array<i32>;
// @end
// @when RSS
@group(0) @binding(5) var<storage, read_write> rss: array<f32>;
// @end
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;
// @when STAGED
var<workgroup> stage: array<vec4f, (GROUP * (WORDS + PAD) + 3u) / 4u>;
// @end
`, lib_batch_problem, ``, lib_small_group, ``, lib_field, ``, lib_small_b, ``, lib_householder, ``, lib_powers, `fn magnitude(x: f32) -> u32 {
  return bitcast<u32>(x) & 0x7fffffffu;
}
@compute @workgroup_size(THREADS)
fn gels_small(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
`, lib_small_lane, `  let isTall = own.m >= own.n;
  let down = select(own.A.cs, own.A.rs, isTall);
  let right = select(own.A.rs, own.A.cs, isTall);
  var rows = LANES * ROWS;
  var cols = N;
  var top = N;
  // @when EDGE
  rows = select(0u, max(own.m, own.n), live);
  cols = select(0u, min(own.m, own.n), live);
  top = min(p.m, p.n);
  // @end
  let side0 = (group.y + p.baseY) * RHS;
  // @registers
  var x: array<f32, ROWS * W>;
`, lib_gels_small_load, `  // @when NONFINITE
  var largest = 0u;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N; c++) {
      largest = max(largest, magnitude(x[r * W + c]));
    }
  }
  let wild = groupMax(largest) >= 0x7f800000u;
  // @end
`, lib_gels_small_scale, `  // @when LEAST_NORM
  // @registers
  var mine: array<f32, KEPT>;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    mine[q] = 0.0;
  }
  // @end
  // @unroll
  for (var k0 = 0u; k0 < N; k0 += BLOCK) {
    for (var j = 0u; j < BLOCK; j++) {
      let k = k0 + j;
      if (k < top) {
        // @registers
        var y: array<f32, ROWS>;
        var diagonal = 0.0;
        var squares = nought;
        // @unroll
        for (var r = k0 / LANES; r < (k0 + BLOCK + LANES - 1u) / LANES; r++) {
          let row = lane + r * LANES;
          y[r] = select(0.0, x[r * W + k0], row > k);
          diagonal = select(diagonal, x[r * W + k0], row == k);
          squares = fma(y[r], y[r], squares);
        }
        // @unroll
        for (var r = (k0 + BLOCK + LANES - 1u) / LANES; r < ROWS; r++) {
          y[r] = x[r * W + k0];
          squares = fma(y[r], y[r], squares);
        }
        var h = reflector(fromLane(diagonal, k % LANES), groupSum(squares));
        // @when EDGE
        let counts = k < cols;
        h.beta = select(0.0, h.beta, counts);
        h.tau = select(0.0, h.tau, counts);
        h.scale = select(0.0, h.scale, counts);
        // @end
        // @when LEAST_NORM
        // @unroll
        for (var q = k0 / LANES; q < (k0 + BLOCK + LANES - 1u) / LANES; q++) {
          mine[q] = select(mine[q], h.tau, lane + q * LANES == k);
        }
        // @end
        // @unroll
        for (var r = k0 / LANES; r < (k0 + BLOCK + LANES - 1u) / LANES; r++) {
          let row = lane + r * LANES;
          y[r] = select(0.0, y[r] * h.scale, row > k);
          x[r * W + k0] = select(select(x[r * W + k0], y[r], row > k), h.beta, row == k);
          y[r] = select(y[r], 1.0, row == k);
        }
        // @unroll
        for (var r = (k0 + BLOCK + LANES - 1u) / LANES; r < ROWS; r++) {
          y[r] = y[r] * h.scale;
          // @when LEAST_NORM
          x[r * W + k0] = y[r];
          // @end
        }
        let acts = magnitude(h.tau) != 0u;
        // @unroll
        for (var d = 0u; d < BLOCK; d += TOGETHER) {
          if (d + j < BLOCK) {
            // @unroll
            for (var c = k0 + d + 1u / (d + 1u); c < k0 + d + TOGETHER; c++) {
              var sum = nought;
              // @unroll
              for (var r = k0 / LANES; r < ROWS; r++) {
                sum = fma(y[r], x[r * W + c], sum);
              }
              let by = select(0.0, h.tau * groupSum(sum), acts);
              // @unroll
              for (var r = k0 / LANES; r < ROWS; r++) {
                x[r * W + c] = select(x[r * W + c], fma(-y[r], by, x[r * W + c]), c + j < k0 + BLOCK);
              }
            }
          }
        }
        // @unroll
        for (var c = k0 + BLOCK; c < CARRIED; c++) {
          var sum = nought;
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            sum = fma(y[r], x[r * W + c], sum);
          }
          let by = select(0.0, h.tau * groupSum(sum), acts);
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            x[r * W + c] = fma(-y[r], by, x[r * W + c]);
          }
        }
      }
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let first = x[r * W + k0];
        // @unroll
        for (var c = k0 + 1u; c < k0 + BLOCK; c++) {
          x[r * W + c - 1u] = x[r * W + c];
        }
        x[r * W + k0 + BLOCK - 1u] = first;
      }
    }
  }
  // @registers
  var diagonals: array<f32, KEPT>;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    diagonals[q] = 0.0;
  }
  // @unroll
  for (var c = 0u; c < N; c++) {
    diagonals[c / LANES] = select(diagonals[c / LANES], x[c / LANES * W + c], lane == c % LANES);
  }
  var zero = NONE;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    let row = lane + q * LANES;
    zero = min(zero, select(NONE, row, (row < cols) & (magnitude(diagonals[q]) == 0u)));
  }
  let failure = groupMin(zero) + 1u;
  // @when RANK
  var most = 0u;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    let size = byPower(diagonals[q], min(0, leastShift - shift[q]));
    diagonals[q] = select(0.0, size, lane + q * LANES < cols);
    most = max(most, magnitude(diagonals[q]));
  }
  most = groupMax(most);
  let bound = SPACING * f32(rows) * bitcast<f32>(most);
  var above = 0.0;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    above += select(0.0, 1.0, (abs(diagonals[q]) > bound) & (most < 0x7f800000u));
  }
  above = groupSum(above);
  // @end
  // @registers
  var sums: array<f32, RHS>;
  // @unroll
  for (var w = 0u; w < RHS; w++) {
    sums[w] = 0.0;
  }
  // @when MINIMIZES
  // @when RSS
  // @unroll
  for (var w = 0u; w < RHS; w++) {
    var squares = nought;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let rest = select(0.0, x[r * W + N + w], lane + r * LANES >= cols);
      squares = fma(rest, rest, squares);
    }
    sums[w] = byPower(byPower(groupSum(squares), -sideShift[w]), -sideShift[w]);
  }
  // @end
`, lib_gels_small_solve, `  // @end
  // @when LEAST_NORM
`, lib_gels_small_least_norm, `  // @end
  let fills = (p.nanBits != 0u) & (failure != 0u);
  let filling = bitcast<f32>(p.nanBits);
  let writes = live & ((failure == 0u) | fills);
  // @unroll
  for (var w = 0u; w < RHS; w++) {
    let isSide = writes & (side0 + w < own.nrhs);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = lane + r * LANES;
      // @when MINIMIZES
      x[r * W + N + w] = byPower(x[r * W + N + w], select(0, shift[r % KEPT], row < cols) - sideShift[w]);
      // @end
      // @when LEAST_NORM
      x[r * W + N + w] = byPower(x[r * W + N + w], -sideShift[w]);
      // @end
      let value = select(x[r * W + N + w], 0.0, cols == 0u);
      if (isSide & (row < rows)) {
        storeB(own.B.off + row * own.B.rs + (side0 + w) * own.B.cs, select(value, filling, fills));
      }
    }
    // @when RSS
    if (isSide & (lane == 0u)) {
      rss[own.piv + side0 + w] = select(sums[w], filling, fills);
    }
    // @end
  }
  if (live & (lane == 0u) & (side0 == 0u)) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    // @when NONFINITE
    nonfinite[p.offNonfinite + own.q] = select(0, 1, wild);
    // @end
    // @when RANK
    if (!own.outside) {
      rank[p.offRank + own.q] = i32(above);
    }
    // @end
  }
}
`);
export const gelsy_solve = /* @__PURE__ */ joined(`
`, lib_field, `const K: u32 = 8u;
const N: u32 = 8u;
const GROUP: u32 = 4u;
const THREADS: u32 = 32u;
const LISTED: u32 = 0u;
const B_IN_A: u32 = 0u;
const B_APART: u32 = 1u - B_IN_A;
const LD: u32 = K + 1u - K % 2u;
const WILD: i32 = 0x7fffffff;
struct Params {
`, lib_batch_fields, `  pitch: u32,
  rcond: R,
  noNumber: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> jpvt: array<i32>;
// @when B_APART
@group(0) @binding(2) var<storage, read_write> B: array<T>;
// @end
@group(0) @binding(3) var<storage, read> scales: array<i32>;
@group(0) @binding(4) var<storage, read_write> info: array<i32>;
@group(0) @binding(5) var<storage, read_write> rank: array<i32>;
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_householder, ``, lib_reflector, ``, lib_magnitude, ``, lib_four, `// @when COMPLEX
`, lib_modulus, `// @end
var<workgroup> upper: array<V, GROUP * N * LD>;
struct Column {
  low: V,
  high: V,
  corner: V,
}
struct OfRow {
  scale: R,
  tau: R,
}
var<workgroup> said: array<Column, 2u * GROUP>;
var<workgroup> diagonal: array<R, GROUP * K>;
var<workgroup> reflectors: array<OfRow, GROUP * K>;
var<workgroup> sums: array<Four, GROUP * K>;
var<workgroup> products: array<Four, GROUP * K>;
var<workgroup> ranks: array<u32, GROUP>;
var<workgroup> deficient: u32;
struct Estimate {
  value: R,
  s: R,
  c: R,
}
fn root(x: R) -> R {
  return select(0.0, sqrt(x), x > 0.0);
}
fn over(x: Four, d: R) -> Four {
  // @when REAL
  return x / d;
  // @end
  // @when COMPLEX
  return Four(x[0] / d, x[1] / d);
  // @end
}
/** The extreme values of ||M [s; c]||, M = [value 0; alpha gamma], over unit vectors: core/incrementalCondition.ts. */
fn extended(isLargest: bool, value: R, alpha: R, gamma: R) -> Estimate {
  let size = max(value, max(abs(alpha), abs(gamma)));
  if (size == 0.0) {
    return Estimate(0.0, select(0.0, 1.0, isLargest), select(1.0, 0.0, isLargest));
  }
  let f = value / size;
  let g = alpha / size;
  let h = gamma / size;
  let a = fma(f, f, fma(g, g, -h * h));
  let b = 2.0 * g * h;
  let length = abs(a) + root(fma(a, a, b * b));
  let t = select(0.0, b / select(1.0, length, length > 0.0), length > 0.0);
  let long = 1.0 / root(fma(t, t, 1.0));
  let s = select(t * long, long, a >= 0.0);
  let c = select(long, t * long, a >= 0.0);
  let cross = fma(g, s, h * c);
  let most = root(fma(f * s, f * s, cross * cross));
  if (isLargest) {
    return Estimate(size * most, s, c);
  }
  return Estimate(size * (f * abs(h) / most), -c, s);
}
@compute @workgroup_size(THREADS)
fn gelsy_solve(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let slot = t / N;
  let i = t % N;
  let z = (group.x + p.baseX) * GROUP + slot;
  let live = z < p.count;
  let own = problem(min(z, p.count - 1u));
  let place = min(z, p.count - 1u) * p.pitch;
  let powerA = scales[place];
  let isWild = powerA == WILD;
  let m = select(0u, own.m, live);
  let n = select(0u, own.n, live);
  let nrhs = select(0u, own.nrhs, live);
  let least = min(m, n);
  let at0 = slot * N * LD;
  let top = min(p.m, p.n);
  for (var e = i; e < N * top; e += N) {
    let row = e % top;
    let col = e / top;
    let inside = (row <= col) & (row < m) & (col < n) & !isWild;
    let value = widen(A[select(0u, own.A.off + row * own.A.rs + col * own.A.cs, inside)]);
    upper[at0 + row + col * LD] = select(V(), value, inside);
  }
  workgroupBarrier();
  let corner = abs(realPart(upper[at0]));
  let isZero = (least == 0u) | !(corner > 0.0);
  let bound = select(p.rcond, 0x1p-23f * R(max(m, n)), p.rcond < 0.0);
  var order = select(1u, 0u, isZero);
  var isDone = isZero;
  var low = corner;
  var high = corner;
  var ofLow = conj(upper[at0 + i * LD]);
  var ofHigh = ofLow;
  for (var k = 1u; k < top; k++) {
    let turn = k % 2u * GROUP + slot;
    if (i == k) {
      said[turn] = Column(ofLow, ofHigh, upper[at0 + k + k * LD]);
    }
    workgroupBarrier();
    let column = said[turn];
    // @when REAL
    let smaller = extended(false, low, column.low, column.corner);
    let larger = extended(true, high, column.high, column.corner);
    // @end
    // @when COMPLEX
    let size = abs(column.corner.x);
    let sign = select(1.0, -1.0, column.corner.x < 0.0);
    let smaller = extended(false, low, bitcast<R>(modulusBits(column.low)), size);
    let larger = extended(true, high, bitcast<R>(modulusBits(column.high)), size);
    // @end
    isDone = isDone | (k >= least) | !((smaller.value > 0.0) & (smaller.value >= larger.value * bound));
    order += select(1u, 0u, isDone);
    low = smaller.value;
    high = larger.value;
    let next = conj(upper[at0 + k + i * LD]);
    // @when REAL
    ofLow = fma(smaller.c, next, smaller.s * ofLow);
    ofHigh = fma(larger.c, next, larger.s * ofHigh);
    // @end
    // @when COMPLEX
    ofLow = madReal(smaller.s, ofLow, sign * smaller.c * mul(direction(column.low), next));
    ofHigh = madReal(larger.s, ofHigh, sign * larger.c * mul(direction(column.high), next));
    // @end
  }
  let isDeficient = (order > 0u) & (order < n);
  if (i == 0u) {
    ranks[slot] = u32(isDeficient);
  }
  if (i < top) {
    diagonal[slot * K + i] = realPart(upper[at0 + i + i * LD]);
  }
  workgroupBarrier();
  if (t == 0u) {
    var any = 0u;
    for (var s = 0u; s < GROUP; s++) {
      any |= ranks[s];
    }
    deficient = any;
  }
  if (workgroupUniformLoad(&deficient) != 0u) {
    for (var step = 0u; step < top; step++) {
      let isRow = isDeficient & (step < order);
      let k = select(0u, order - 1u - step, isRow);
      let tail = select(n, order, isRow);
      var largest = magnitudeBits(upper[at0 + k + k * LD]);
      for (var j = tail; j < n; j++) {
        largest = max(largest, magnitudeBits(upper[at0 + k + j * LD]));
      }
      let by = scaleOf(largest);
      let first = halfPower(by);
      let second = otherPower(by);
      var squares = 0.0;
      for (var j = tail; j < n; j++) {
        let element = upper[at0 + k + j * LD] * first * second;
        squares = plusSquare(element, squares);
      }
      let h = reflector(realPart(upper[at0 + k + k * LD]) * first * second, squares);
      let scale = h.scale * first * second;
      if (isRow & (i < k)) {
        var dot = upper[at0 + i + k * LD];
        for (var j = tail; j < n; j++) {
          dot = mad(conj(upper[at0 + k + j * LD]) * scale, upper[at0 + i + j * LD], dot);
        }
        let change = h.tau * dot;
        upper[at0 + i + k * LD] -= change;
        for (var j = tail; j < n; j++) {
          upper[at0 + i + j * LD] = mad(-change, upper[at0 + k + j * LD] * scale, upper[at0 + i + j * LD]);
        }
      }
      if (isRow & (i == k)) {
        diagonal[slot * K + k] = h.beta * halfPower(-by) * otherPower(-by);
        reflectors[slot * K + k] = OfRow(scale, h.tau);
      }
      workgroupBarrier();
    }
  }
  for (var side = 0u; side < p.nrhs; side += 4u) {
    // @registers
    var given: array<V, 4u>;
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      let inside = (i < order) & (side + q < nrhs);
      let at = select(0u, own.B.off + i * own.B.rs + (side + q) * own.B.cs, inside);
      // @when B_APART
      given[q] = select(V(), widen(B[at]), inside);
      // @end
      // @when B_IN_A
      given[q] = select(V(), widen(A[at]), inside);
      // @end
    }
    var x = four(given[0], given[1], given[2], given[3]);
    for (var step = 0u; step < top; step++) {
      let k = order - 1u - step;
      let isRow = step < order;
      if (isRow & (i == k)) {
        x = over(x, diagonal[slot * K + k]);
        sums[slot * K + k] = x;
      }
      workgroupBarrier();
      if (isRow & (i < k)) {
        x = less(x, sums[slot * K + k], upper[at0 + i + k * LD]);
      }
    }
    if (workgroupUniformLoad(&deficient) != 0u) {
      var dots = x;
      for (var k = 0u; k < top; k++) {
        let isRow = isDeficient & (k < order);
        if (isRow & (i == k)) {
          products[slot * K + k] = -reflectors[slot * K + k].tau * dots;
        }
        workgroupBarrier();
        if (isRow & (i > k) & (i < order)) {
          var dot = V();
          let mine = reflectors[slot * K + i].scale;
          let others = reflectors[slot * K + k].scale;
          for (var j = order; j < n; j++) {
            dot = mad(conj(upper[at0 + k + j * LD]) * others, upper[at0 + i + j * LD] * mine, dot);
          }
          dots = less(dots, products[slot * K + k], -dot);
        }
      }
      if (isDeficient & (i < order)) {
        x += products[slot * K + i];
      }
      if (isDeficient & (i >= order) & (i < n)) {
        for (var k = 0u; k < order; k++) {
          x = less(x, products[slot * K + k], conj(upper[at0 + k + i * LD]) * -reflectors[slot * K + k].scale);
        }
      }
    }
    storageBarrier();
    workgroupBarrier();
    if (i < n) {
      let row = select(i, u32(jpvt[own.piv + i] - 1), !isWild);
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        if (side + q < nrhs) {
          let power = clamp(powerA - scales[place + 1u + side + q], -250, 250);
          let found = item(x, q) * halfPower(power) * otherPower(power);
          let value = narrow(select(found, V(bitcast<R>(p.noNumber)), isWild));
          let at = own.B.off + row * own.B.rs + (side + q) * own.B.cs;
          // @when B_APART
          B[at] = value;
          // @end
          // @when B_IN_A
          A[at] = value;
          // @end
        }
      }
    }
  }
  for (var side = 0u; side < nrhs; side++) {
    let back = select(-scales[place + 1u + side], 0, isWild);
    for (var row = n + i; row < select(n, m, back != 0); row += N) {
      let at = own.B.off + row * own.B.rs + side * own.B.cs;
      // @when B_APART
      B[at] = narrow(widen(B[at]) * halfPower(back) * otherPower(back));
      // @end
      // @when B_IN_A
      A[at] = narrow(widen(A[at]) * halfPower(back) * otherPower(back));
      // @end
    }
  }
  storageBarrier();
  if ((powerA != 0) & !isWild) {
    for (var col = i; col < n; col += N) {
      for (var row = 0u; row < min(m, col + 1u); row++) {
        let at = own.A.off + row * own.A.rs + col * own.A.cs;
        A[at] = narrow(widen(A[at]) * halfPower(-powerA) * otherPower(-powerA));
      }
    }
  }
  if (live & (i == 0u)) {
    info[p.offInfo + own.q] = select(i32(isWild), -1, own.outside);
    rank[p.offNonfinite + own.q] = i32(order);
  }
}
`);
export const qp3_group = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
`, lib_field, `const LANES: u32 = 4u;
const ROWS: u32 = 8u;
const COLS: u32 = 8u;
const GROUP: u32 = 1u;
const PRE: u32 = 2u;
const THREADS: u32 = 32u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const CARRY: u32 = 1u;
const B_IN_A: u32 = 0u;
const B_APART: u32 = 1u - B_IN_A;
const FACTORS: u32 = 1u - CARRY;
const BY_TWO: u32 = PRE / 2u;
const BY_FOUR: u32 = PRE / 4u;
const BY_EIGHT: u32 = PRE / 8u;
const CANDIDATES: u32 = COLS / PRE;
const PER: u32 = 4u / (1u + COMPLEX);
const QUADS: u32 = (ROWS + PER - 1u) / PER;
const PITCH: u32 = QUADS + 1u - QUADS % 2u;
const NONE: u32 = 0xffffffffu;
const CARRIED: u32 = 0x40000000u;
const INFINITE: u32 = 0x7f800000u;
const WILD: i32 = 0x7fffffff;
struct Params {
`, lib_batch_fields, `  fromB: u32,
  stores: u32,
  pitch: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> jpvt: array<i32>;
// @when B_APART
@group(0) @binding(2) var<storage, read_write> B: array<T>;
// @end
// @when CARRY
@group(0) @binding(3) var<storage, read_write> scales: array<i32>;
// @end
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_small_group, ``, lib_lane_elements, ``, lib_householder, ``, lib_reflector, `var<workgroup> heads: array<vec2u, GROUP * COLS>;
var<workgroup> candidates: array<vec2u, GROUP * CANDIDATES>;
var<workgroup> v: array<vec4f, (GROUP + 1u) * LANES * PITCH>;
var<workgroup> taus: array<V, GROUP>;
fn elementOf(four: vec4f, r: u32) -> V {
  // @when REAL
  return four[r % 4u];
  // @end
  // @when COMPLEX
  return V(four[r % 2u * 2u], four[r % 2u * 2u + 1u]);
  // @end
}
/** What orders columns scaled by 2^by: the square of the norm, both exponents taken into account. */
fn keyOf(square: R, by: i32) -> u32 {
  let bits = bitcast<u32>(square) & 0x7fffffffu;
  let norm = select((bits >> 2u) + (u32(346 - 2 * by) << 21u), 0u, bits < 0x14800000u);
  return select(norm, 0xfffffff0u + u32(bits > INFINITE), bits >= INFINITE);
}
@compute @workgroup_size(THREADS)
fn qp3_group(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
  nought = R(p.baseZ);
  var column = t / LANES;
  var lane = t % LANES;
  // @when BY_MEMORY
  me = t;
  origin = t - lane;
  // @end
  // @when SUBGROUPS
  column = subgroup * (lanes / LANES) + invocation / LANES;
  lane = invocation % LANES;
  origin = invocation - lane;
  // @end
  let slot = column / COLS;
  let c = column % COLS;
  let z = (group.x + p.baseX) * GROUP + slot;
  let live = z < p.count;
  let own = problem(min(z, p.count - 1u));
  let m = select(0u, own.m, live);
  let n = select(0u, own.n, live & ((CARRY == 1u) | (own.m > 0u)));
  let least = min(m, n);
  let isA = c < n;
  // @registers
  var x: array<V, ROWS>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let row = r * LANES + lane;
    let inside = isA & (row < m);
    x[r] = widen(A[select(0u, own.A.off + row * own.A.rs + c * own.A.cs, inside)]);
    x[r] = select(V(), x[r], inside);
  }
  var isB = false;
  // @when CARRY
  let side = c - p.n + p.fromB;
  isB = live & (c >= p.n) & (side < own.nrhs);
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let row = r * LANES + lane;
    let inside = isB & (row < m);
    let at = select(0u, own.B.off + row * own.B.rs + side * own.B.cs, inside);
    // @when B_APART
    x[r] = select(x[r], widen(B[at]), inside);
    // @end
    // @when B_IN_A
    x[r] = select(x[r], widen(A[at]), inside);
    // @end
  }
  // @end
  var largest = 0u;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    largest = max(largest, bitsOf(x[r]));
  }
  largest = groupMax(largest);
  let by = scaleOf(largest);
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    x[r] = x[r] * halfPower(by) * otherPower(by);
  }
  let mark = jpvt[select(0u, own.piv + c, isA)];
  if (lane == 0u) {
    heads[column] = vec2u(select(0u, largest, isA), u32(isA & (mark != 0)));
  }
  for (var i = t; i < LANES * PITCH; i += THREADS) {
    v[GROUP * LANES * PITCH + i] = vec4f();
  }
  workgroupBarrier();
  var most = 0u;
  var marks = 0u;
  // @unroll
  for (var s = 0u; s < COLS; s += LANES) {
    let head = heads[slot * COLS + min(s + lane, COLS - 1u)];
    most = max(most, head.x);
    marks = max(marks, head.y);
  }
  most = groupMax(most);
  marks = groupMax(marks);
  var at = select(NONE, c, isA);
  var fixed = 0u;
  let marked = select(0u, least, marks != 0u);
  for (var j = 0u; j < select(0u, n, marked > 0u); j++) {
    let counts = (heads[slot * COLS + j].y != 0u) & (fixed < marked);
    let moved = select(select(at, j, at == fixed), fixed, c == j);
    at = select(at, moved, counts);
    fixed += u32(counts);
  }
  at = select(at, CARRIED + c, isB);
  workgroupBarrier();
  var beta = 0.0;
  var scale = V();
  var tau = V();
  let top = min(p.m, p.n);
  for (var k = 0u; k < top; k++) {
    var diagonal = V();
    var squares = nought;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = r * LANES + lane;
      let below = select(V(), x[r], row > k);
      diagonal = select(diagonal, x[r], row == k);
      squares = plusSquare(below, squares);
    }
    let alpha = elementFromLane(diagonal, k % LANES);
    squares = groupSum(squares);
    let isFree = (at >= k) & (at < n) & (k < m);
    var key = select(keyOf(plusSquare(alpha, squares), by), NONE, at < fixed);
    key = select(0u, key, isFree);
    var place = select(NONE, at, isFree);
    // @when BY_TWO
    {
      let other = vec2u(subgroupShuffleXor(key, LANES), subgroupShuffleXor(place, LANES));
      let isBetter = (other.x > key) | ((other.x == key) & (other.y < place));
      key = select(key, other.x, isBetter);
      place = select(place, other.y, isBetter);
    }
    // @end
    // @when BY_FOUR
    {
      let other = vec2u(subgroupShuffleXor(key, 2u * LANES), subgroupShuffleXor(place, 2u * LANES));
      let isBetter = (other.x > key) | ((other.x == key) & (other.y < place));
      key = select(key, other.x, isBetter);
      place = select(place, other.y, isBetter);
    }
    // @end
    // @when BY_EIGHT
    {
      let other = vec2u(subgroupShuffleXor(key, 4u * LANES), subgroupShuffleXor(place, 4u * LANES));
      let isBetter = (other.x > key) | ((other.x == key) & (other.y < place));
      key = select(key, other.x, isBetter);
      place = select(place, other.y, isBetter);
    }
    // @end
    if ((lane == 0u) & (c % PRE == 0u)) {
      candidates[column / PRE] = vec2u(key, place);
    }
    workgroupBarrier();
    var topKey = 0u;
    var found = NONE;
    // @unroll
    for (var s = 0u; s < CANDIDATES; s += LANES) {
      let other = candidates[slot * CANDIDATES + min(s + lane, CANDIDATES - 1u)];
      let isBetter = (other.x > topKey) | ((other.x == topKey) & (other.y < found));
      topKey = select(topKey, other.x, isBetter);
      found = select(found, other.y, isBetter);
    }
    let best = groupMax(topKey);
    found = groupMin(select(NONE, found, topKey == best));
    let isPivot = (at == found) & (found != NONE);
    if (isPivot) {
      let h = fieldReflector(alpha, squares);
      beta = h.beta;
      scale = h.scale;
      tau = h.tau;
      // @unroll
      for (var q = 0u; q < QUADS; q++) {
        var four = vec4f();
        // @unroll
        for (var r = PER * q; r < PER * q + PER - (q + 1u) / QUADS * (PER * QUADS - ROWS); r++) {
          let row = r * LANES + lane;
          let element = select(select(V(), mul(x[r], h.scale), row > k), ofReal(1.0), row == k);
          // @when REAL
          four[r % 4u] = element;
          // @end
          // @when COMPLEX
          four[r % 2u * 2u] = element[0];
          four[r % 2u * 2u + 1u] = element[1];
          // @end
        }
        v[(slot * LANES + lane) * PITCH + q] = four;
      }
      if (lane == 0u) {
        taus[slot] = h.tau;
      }
    }
    workgroupBarrier();
    at = select(select(select(at, found, at == k), k, at == found), at, found == NONE);
    let factor = taus[slot];
    let acts = (at > k) & (at != NONE) & (found != NONE) & !isZeroV(factor);
    let atV = (select(GROUP, slot, acts) * LANES + lane) * PITCH;
    // @registers
    var y: array<vec4f, QUADS>;
    // @unroll
    for (var q = 0u; q < QUADS; q++) {
      y[q] = v[atV + q];
    }
    var dot = V(nought);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      dot = mad(conj(elementOf(y[r / PER], r)), x[r], dot);
    }
    let change = select(V(), mul(conj(factor), elementSum(dot)), acts);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r] = mad(-elementOf(y[r / PER], r), change, x[r]);
    }
  }
  let isFactor = at < least;
  var back = -by;
  var stores = live;
  // @when CARRY
  stores = live & (most < INFINITE);
  let size = select(largest, most, isA);
  let exponent = i32(size >> 23u) - 127;
  let power = select(-exponent, 0, (abs(exponent) <= 40) | (size == 0u) | (size >= INFINITE));
  back += power;
  if ((lane == 0u) & live & ((c == 0u) | isB)) {
    if (isB) {
      scales[z * p.pitch + 1u + side] = power;
    }
    if (c == 0u) {
      let overall = i32(most >> 23u) - 127;
      let ofA = select(-overall, 0, (abs(overall) <= 40) | (most == 0u));
      scales[z * p.pitch] = select(ofA, WILD, most >= INFINITE);
    }
  }
  // @end
  back = clamp(back, -250, 250);
  let first = halfPower(back);
  let second = otherPower(back);
  storageBarrier();
  workgroupBarrier();
  var storesA = stores & isA;
  // @when CARRY
  storesA = storesA & (p.stores != 0u);
  // @end
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let row = r * LANES + lane;
    let inR = select(x[r], ofReal(beta), isFactor & (row == at)) * first * second;
    let value = narrow(select(inR, mul(x[r], scale), isFactor & (row > at)));
    if (storesA & (row < m)) {
      A[own.A.off + row * own.A.rs + at * own.A.cs] = value;
    }
    // @when CARRY
    if (stores & isB & (row < m)) {
      let atB = own.B.off + row * own.B.rs + side * own.B.cs;
      // @when B_APART
      B[atB] = value;
      // @end
      // @when B_IN_A
      A[atB] = value;
      // @end
    }
    // @end
  }
  if (storesA & (lane == 0u)) {
    jpvt[own.piv + at] = i32(c) + 1;
    // @when FACTORS
    if (isFactor) {
      // @when B_APART
      B[own.B.off + at * own.B.rs] = narrow(tau);
      // @end
      // @when B_IN_A
      A[own.B.off + at * own.B.rs] = narrow(tau);
      // @end
    }
    // @end
  }
}
`);
export const qr_group = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
`, lib_field, `const LANES: u32 = 4u;
const ROWS: u32 = 4u;
const CPT: u32 = 2u;
const SLOTS: u32 = 8u;
const STEPS: u32 = 16u;
const PHASE: u32 = 8u;
const MERGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const SKIPS: u32 = 1u;
const LISTED: u32 = 0u;
const EXPLICIT: u32 = 1u;
const TAU_IN_A: u32 = 0u;
const R_IN_A: u32 = 0u;
const Q_IN_A: u32 = 0u;
const R_IN_Q: u32 = 0u;
const THREADS: u32 = LANES * SLOTS;
const SPAN: u32 = PHASE * MERGE;
const FACTORS: u32 = 1u - EXPLICIT;
const TAU_APART: u32 = FACTORS * (1u - TAU_IN_A);
const R_APART: u32 = EXPLICIT * (1u - R_IN_A) * (1u - R_IN_Q);
const Q_APART: u32 = EXPLICIT * (1u - Q_IN_A);
const ALWAYS: u32 = 1u - SUBGROUPS * SKIPS;
const PARTS: u32 = 1u + COMPLEX;
const PER: u32 = 4u / PARTS;
const VECS: u32 = (ROWS + PER - 1u) / PER;
const PADDED: u32 = VECS * PER;
struct Params {
`, lib_batch_fields, `  begin: u32,
  end: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
// @when LISTED
@group(0) @binding(1) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(2) var<uniform> p: Params;
// @when TAU_APART
@group(0) @binding(3) var<storage, read_write> tau: array<T>;
// @end
// @when R_APART
@group(0) @binding(4) var<storage, read_write> factorR: array<T>;
// @end
// @when Q_APART
@group(0) @binding(5) var<storage, read_write> Q: array<T>;
// @end
`, lib_batch_problem, ``, lib_small_group, ``, lib_lane_elements, ``, lib_householder, ``, lib_reflector, `var<workgroup> published: array<vec4f, 2u * VECS * LANES>;
var<workgroup> strength: array<V, 2>;
@compute @workgroup_size(THREADS)
fn qr_group(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
  nought = R(p.baseZ);
  var slot = t / LANES;
  var lane = t % LANES;
  var firstSlot = 0u;
  var endSlot = SLOTS;
  // @when BY_MEMORY
  me = t;
  origin = t - lane;
  // @end
  // @when SUBGROUPS
  firstSlot = subgroup * (lanes / LANES);
  endSlot = firstSlot + lanes / LANES;
  slot = firstSlot + invocation / LANES;
  lane = invocation % LANES;
  origin = invocation - lane;
  // @end
  let own = problem(group.x + p.baseX);
  let m = max(own.m, p.begin) - p.begin;
  let n = max(min(own.n, p.end), p.begin) - p.begin;
  let top = min(m, n);
  let offA = own.A.off + p.begin * (own.A.rs + own.A.cs);
  // @registers
  var x: array<V, CPT * ROWS>;
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    let height = select(0u, m, slot + c * SLOTS < n);
    let head = offA + (slot + c * SLOTS) * own.A.cs;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let inside = lane + r * LANES < height;
      let value = widen(A[select(0u, head + (lane + r * LANES) * own.A.rs, inside)]);
      x[c * ROWS + r] = select(V(), value, inside);
    }
  }
  // @registers
  var shift: array<i32, CPT>;
  // @registers
  var taus: array<V, CPT>;
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    taus[c] = V();
  }
  for (var c = 0u; c < CPT; c++) {
    var key = 0u;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      key = max(key, bitsOf(x[r]));
    }
    let by = scaleOf(groupMax(key));
    let first = halfPower(by);
    let second = otherPower(by);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let scaled = x[r] * first * second;
      // @unroll
      for (var e = ROWS; e < CPT * ROWS; e += ROWS) {
        x[e - ROWS + r] = x[e + r];
      }
      x[CPT * ROWS - ROWS + r] = scaled;
    }
    // @unroll
    for (var e = 1u; e < CPT; e++) {
      shift[e - 1u] = shift[e];
    }
    shift[CPT - 1u] = by;
  }
  // @unroll
  for (var k0 = 0u; k0 < STEPS; k0 += SPAN) {
    for (var k = k0; k < min(top, k0 + SPAN); k++) {
      let place = k % 2u * (VECS * LANES) + lane;
      let at = k - k0 / SLOTS * SLOTS;
      var publishes = (at >= firstSlot) & (at < endSlot);
      // @when ALWAYS
      publishes = true;
      // @end
      if (publishes) {
        // @registers
        var y: array<V, PADDED>;
        // @unroll
        for (var r = k0 / LANES / PER * PER; r < PADDED; r++) {
          y[r] = V();
        }
        var diagonal = V();
        var even = nought;
        var odd = nought;
        // @unroll
        for (var r = k0 / LANES; r < (k0 + SPAN - 1u) / LANES + 1u; r++) {
          let value = x[k0 / SLOTS * ROWS + r];
          y[r] = select(V(), value, lane + r * LANES > k);
          diagonal = select(diagonal, value, lane + r * LANES == k);
        }
        // @unroll
        for (var r = (k0 + SPAN - 1u) / LANES + 1u; r < ROWS; r++) {
          y[r] = x[k0 / SLOTS * ROWS + r];
        }
        // @unroll
        for (var r = k0 / LANES / PER * PER; r < PADDED; r += 2u) {
          even = plusSquare(y[r], even);
          odd = plusSquare(y[r + 1u], odd);
        }
        let alpha = elementFromLane(diagonal, k % LANES);
        let h = fieldReflector(alpha, groupSum(even + odd));
        // @unroll
        for (var r = k0 / LANES; r < (k0 + SPAN - 1u) / LANES + 1u; r++) {
          let value = select(V(), alpha - ofReal(h.beta), lane + r * LANES == k);
          y[r] = select(value, y[r], lane + r * LANES > k);
        }
        let mine = slot == at;
        if (mine) {
          // @unroll
          for (var g = k0 / LANES / PER; g < VECS; g++) {
            // @when REAL
            published[place + g * LANES] = vec4f(y[4u * g], y[4u * g + 1u], y[4u * g + 2u], y[4u * g + 3u]);
            // @end
            // @when COMPLEX
            published[place + g * LANES] = vec4f(y[2u * g], y[2u * g + 1u]);
            // @end
          }
          strength[k % 2u] = strengthOf(h);
        }
        taus[k0 / SLOTS] = select(taus[k0 / SLOTS], h.tau, mine);
        // @unroll
        for (var r = k0 / LANES; r < (k0 + SPAN - 1u) / LANES + 1u; r++) {
          let value = x[k0 / SLOTS * ROWS + r];
          let scaled = select(value, mul(value, h.scale), mine & (lane + r * LANES > k));
          x[k0 / SLOTS * ROWS + r] = select(scaled, ofReal(h.beta), mine & (lane + r * LANES == k));
        }
        // @unroll
        for (var r = (k0 + SPAN - 1u) / LANES + 1u; r < ROWS; r++) {
          let value = x[k0 / SLOTS * ROWS + r];
          x[k0 / SLOTS * ROWS + r] = select(value, mul(value, h.scale), mine);
        }
      }
      workgroupBarrier();
      let next = max(firstSlot, at + 1u);
      var works = ((next < endSlot) & (next + k0 / SLOTS * SLOTS < n)) | (firstSlot + (k0 / SLOTS + 1u) * SLOTS < n);
      // @when ALWAYS
      works = true;
      // @end
      if (works) {
        // @registers
        var u: array<V, PADDED>;
        // @unroll
        for (var g = k0 / LANES / PER; g < VECS; g++) {
          let word = published[place + g * LANES];
          // @when REAL
          u[4u * g] = word.x;
          u[4u * g + 1u] = word.y;
          u[4u * g + 2u] = word.z;
          u[4u * g + 3u] = word.w;
          // @end
          // @when COMPLEX
          u[2u * g] = word.xy;
          u[2u * g + 1u] = word.zw;
          // @end
        }
        let f = conj(strength[k % 2u]);
        let acts = !isZeroV(f);
        // @registers
        var w: array<V, CPT>;
        // @registers
        var evens: array<V, CPT>;
        // @registers
        var odds: array<V, CPT>;
        // @unroll
        for (var c = k0 / SLOTS; c < CPT; c++) {
          evens[c] = V(nought);
          odds[c] = V(nought);
        }
        // @unroll
        for (var end = PHASE; end < SPAN; end += PHASE) {
          if (k < k0 + end) {
            // @unroll
            for (var c = k0 / SLOTS; c < CPT; c++) {
              // @unroll
              for (var r = (k0 + end - PHASE) / LANES; r < (k0 + end) / LANES; r += 2u) {
                evens[c] = mad(conj(u[r]), x[c * ROWS + r], evens[c]);
                odds[c] = mad(conj(u[r + 1u]), x[c * ROWS + r + 1u], odds[c]);
              }
            }
          }
        }
        // @unroll
        for (var c = k0 / SLOTS; c < CPT; c++) {
          // @unroll
          for (var r = (k0 + SPAN - PHASE) / LANES / 2u * 2u; r < ROWS; r += 2u) {
            evens[c] = mad(conj(u[r]), x[c * ROWS + r], evens[c]);
            odds[c] = mad(conj(u[r + 1u]), x[c * ROWS + r + 1u], odds[c]);
          }
          w[c] = evens[c] + odds[c];
        }
        // @unroll
        for (var c = k0 / SLOTS; c < CPT; c++) {
          w[c] = select(V(), mul(f, elementSum(w[c])), acts);
        }
        let behind = slot > at;
        // @unroll
        for (var end = PHASE; end < SPAN; end += PHASE) {
          if (k < k0 + end) {
            // @unroll
            for (var r = (k0 + end - PHASE) / LANES; r < (k0 + end) / LANES; r++) {
              let value = x[k0 / SLOTS * ROWS + r];
              x[k0 / SLOTS * ROWS + r] = select(value, mad(-u[r], w[k0 / SLOTS], value), behind);
              // @unroll
              for (var c = k0 / SLOTS + 1u; c < CPT; c++) {
                x[c * ROWS + r] = mad(-u[r], w[c], x[c * ROWS + r]);
              }
            }
          }
        }
        // @unroll
        for (var r = (k0 + SPAN - PHASE) / LANES; r < ROWS; r++) {
          let value = x[k0 / SLOTS * ROWS + r];
          x[k0 / SLOTS * ROWS + r] = select(value, mad(-u[r], w[k0 / SLOTS], value), behind);
        }
        // @unroll
        for (var c = k0 / SLOTS + 1u; c < CPT; c++) {
          // @unroll
          for (var r = (k0 + SPAN - PHASE) / LANES; r < ROWS; r++) {
            x[c * ROWS + r] = mad(-u[r], w[c], x[c * ROWS + r]);
          }
        }
      }
    }
  }
  for (var c = 0u; c < CPT; c++) {
    let column = slot + c * SLOTS;
    let first = halfPower(-shift[0]);
    let second = otherPower(-shift[0]);
    // @when FACTORS
    let height = select(0u, m, column < n);
    let head = offA + column * own.A.cs;
    if ((lane == 0u) & (column < top)) {
      // @when TAU_APART
      tau[own.piv + p.begin + column] = narrow(taus[0]);
      // @end
      // @when TAU_IN_A
      A[own.piv + p.begin + column] = narrow(taus[0]);
      // @end
    }
    // @unroll
    for (var e = 1u; e < CPT; e++) {
      taus[e - 1u] = taus[e];
    }
    // @end
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = lane + r * LANES;
      let value = select(x[r], x[r] * first * second, row <= column);
      // @when FACTORS
      if (row < height) {
        A[head + row * own.A.rs] = narrow(value);
      }
      // @end
      // @unroll
      for (var e = ROWS; e < CPT * ROWS; e += ROWS) {
        x[e - ROWS + r] = x[e + r];
      }
      x[CPT * ROWS - ROWS + r] = value;
    }
    // @unroll
    for (var e = 1u; e < CPT; e++) {
      shift[e - 1u] = shift[e];
    }
  }
  // @when EXPLICIT
`, lib_qr_group_explicit, `  // @end
}
`);
export const qr_put = /* @__PURE__ */ joined(`
alias T = u32;
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const SIDE: u32 = 32u;
struct Params {
`, lib_batch_fields, `  what: u32,
  tilesDown: u32,
  ldW: u32,
  strideW: u32,
}
@group(0) @binding(0) var<storage, read> W: array<T>;
@group(0) @binding(1) var<storage, read_write> X: array<T>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
`, lib_batch_problem, `var<workgroup> tile: array<T, SIDE * (SIDE + 1u)>;
@compute @workgroup_size(THREADS)
fn qr_put(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let k = min(a.m, a.n);
  var to = a.A;
  var rows = a.m;
  var cols = a.n;
  if (p.what == 1u) {
    to = a.B;
    rows = k;
  } else if (p.what == 2u) {
    to = a.C;
    cols = k;
  } else if (p.what == 3u) {
    to = Place(a.piv, 1u, 0u);
    rows = k;
    cols = min(k, 1u);
  }
  let y = group.y + p.baseY;
  let row0 = y % p.tilesDown * SIDE;
  let col0 = y / p.tilesDown * SIDE;
  let isInRows = to.cs == 1u;
  for (var e = t; e < SIDE * SIDE; e += THREADS) {
    let i = row0 + e % SIDE;
    let j = col0 + e / SIDE;
    let isThere = (i < rows) & (j < cols) & ((p.what != 1u) | (i <= j));
    let value = W[select(0u, z * p.strideW + i + j * p.ldW, isThere)];
    tile[e % SIDE + e / SIDE * (SIDE + 1u)] = select(T(), value, isThere);
  }
  workgroupBarrier();
  for (var e = t; e < SIDE * SIDE; e += THREADS) {
    let ti = select(e % SIDE, e / SIDE, isInRows);
    let tj = select(e / SIDE, e % SIDE, isInRows);
    if (row0 + ti < rows && col0 + tj < cols) {
      X[to.off + (row0 + ti) * to.rs + (col0 + tj) * to.cs] = tile[ti + tj * (SIDE + 1u)];
    }
  }
}
`);
export const qr_records = `
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  count: u32,
  first: u32,
  ldW: u32,
  strideW: u32,
  strideTau: u32,
  ofQ: u32,
}
@group(0) @binding(0) var<storage, read> records: array<vec4u>;
@group(0) @binding(1) var<storage, read_write> moved: array<vec4u>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn qr_records(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * THREADS + t;
  if (z >= p.count) {
    return;
  }
  let at = 4u * (p.first + z);
  let sizes = records[at];
  let a = select(records[at + 1u].xyz, vec3u(z * p.strideW, 1u, p.ldW), p.ldW > 0u);
  let b = records[at + 2u];
  let c = records[at + 3u];
  let isOfQ = p.ofQ != 0u;
  moved[4u * z] = vec4u(sizes.xy, select(sizes.z, sizes.w, isOfQ), sizes.w);
  moved[4u * z + 1u] = vec4u(a, z * p.strideTau);
  moved[4u * z + 2u] = vec4u(select(b.xyz, c.xyz, isOfQ), b.w);
  moved[4u * z + 3u] = c;
}
`;
export const qr_small = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const N: u32 = 8u;
const LANES: u32 = 2u;
const ROWS: u32 = 4u;
const STEPS: u32 = 8u;
const BLOCK: u32 = 2u;
const TOGETHER: u32 = 2u;
const THREADS: u32 = 32u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const OUT: u32 = 0u;
const ACROSS: u32 = 0u;
const EXPLICIT: u32 = 1u;
const TAU_IN_A: u32 = 0u;
const R_IN_A: u32 = 0u;
const Q_IN_A: u32 = 0u;
const R_IN_Q: u32 = 0u;
const FACTORS: u32 = 1u - EXPLICIT;
const TAU_APART: u32 = FACTORS * (1u - TAU_IN_A);
const R_APART: u32 = EXPLICIT * (1u - R_IN_A) * (1u - R_IN_Q) * (1u - OUT);
const Q_APART: u32 = EXPLICIT * (1u - Q_IN_A) * (1u - OUT);
const FACTORS_STAGED: u32 = FACTORS * STAGED;
const FACTORS_DIRECT: u32 = FACTORS * (1u - STAGED);
const RESULTS_STAGED: u32 = EXPLICIT * STAGED * OUT;
const RESULTS_DIRECT: u32 = EXPLICIT * (1u - STAGED * OUT);
const NONFINITE: u32 = 0u;
const REPORTS: u32 = 0u;
const LOWER: u32 = 0u;
const FLIPPED: u32 = 0u;
const SYMMETRIC: u32 = 0u;
const KEPT: u32 = (N + LANES - 1u) / LANES;
`, lib_small_head, `// @when TAU_APART
@group(0) @binding(6) var<storage, read_write> tau: array<T>;
// @end
// @when R_APART
@group(0) @binding(7) var<storage, read_write> factorR: array<T>;
// @end
// @when Q_APART
@group(0) @binding(8) var<storage, read_write> Q: array<T>;
// @end
// @when RESULTS_STAGED
@group(0) @binding(9) var<storage, read_write> R4: array<vec4f>;
@group(0) @binding(10) var<storage, read_write> Q4: array<vec4f>;
// @end
`, lib_householder, ``, lib_reflector, `@compute @workgroup_size(THREADS)
fn qr_small(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
`, lib_small_lane, ``, lib_small_load, `  var top = STEPS;
  // @when EDGE
  top = min(p.m, p.n);
  // @end
  // @registers
  var shift: array<R, KEPT>;
  // @registers
  var mine: array<V, KEPT>;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    shift[q] = 0.0;
    mine[q] = V();
  }
  // @unroll
  for (var c = 0u; c < N; c++) {
    var key = 0u;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      key = max(key, bitsOf(x[r * N + c]));
    }
    let by = scaleOf(groupMax(key));
    let first = halfPower(by);
    let second = otherPower(by);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r * N + c] = x[r * N + c] * first * second;
    }
    shift[c / LANES] = select(shift[c / LANES], R(by), lane == c % LANES);
  }
  // @unroll
  for (var k0 = 0u; k0 < STEPS; k0 += BLOCK) {
    for (var j = 0u; j < BLOCK; j++) {
      let k = k0 + j;
      if (k < top) {
        // @registers
        var y: array<V, ROWS>;
        var diagonal = V();
        var squares = nought;
        // @unroll
        for (var r = k0 / LANES; r < ROWS; r++) {
          let row = lane + r * LANES;
          y[r] = select(V(), x[r * N + k0], row > k);
          diagonal = select(diagonal, x[r * N + k0], row == k);
          squares = plusSquare(y[r], squares);
        }
        var h = fieldReflector(elementFromLane(diagonal, k % LANES), groupSum(squares));
        // @when EDGE
        let counts = (k < m) & (k < n);
        h.beta = select(0.0, h.beta, counts);
        h.tau = select(V(), h.tau, counts);
        h.scale = select(V(), h.scale, counts);
        // @end
        // @unroll
        for (var q = k0 / LANES; q < (k0 + BLOCK + LANES - 1u) / LANES; q++) {
          mine[q] = select(mine[q], h.tau, lane + q * LANES == k);
        }
        // @unroll
        for (var r = k0 / LANES; r < ROWS; r++) {
          let row = lane + r * LANES;
          y[r] = select(V(), mul(y[r], h.scale), row > k);
          x[r * N + k0] = select(select(x[r * N + k0], y[r], row > k), ofReal(h.beta), row == k);
          y[r] = select(y[r], ofReal(1.0), row == k);
        }
        let acts = !isZeroV(h.tau);
        let back = conj(h.tau);
        // @unroll
        for (var d = 0u; d < BLOCK; d += TOGETHER) {
          if (d + j < BLOCK) {
            // @unroll
            for (var c = k0 + d + 1u / (d + 1u); c < k0 + d + TOGETHER; c++) {
              var sum = V(nought);
              // @unroll
              for (var r = k0 / LANES; r < ROWS; r++) {
                sum = mad(conj(y[r]), x[r * N + c], sum);
              }
              let by = select(V(), mul(back, elementSum(sum)), acts);
              // @unroll
              for (var r = k0 / LANES; r < ROWS; r++) {
                x[r * N + c] = select(x[r * N + c], mad(-y[r], by, x[r * N + c]), c + j < k0 + BLOCK);
              }
            }
          }
        }
        // @unroll
        for (var c = k0 + BLOCK; c < N; c++) {
          var sum = V(nought);
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            sum = mad(conj(y[r]), x[r * N + c], sum);
          }
          let by = select(V(), mul(back, elementSum(sum)), acts);
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            x[r * N + c] = mad(-y[r], by, x[r * N + c]);
          }
        }
      }
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let first = x[r * N + k0];
        // @unroll
        for (var c = k0 + 1u; c < k0 + BLOCK; c++) {
          x[r * N + c - 1u] = x[r * N + c];
        }
        x[r * N + k0 + BLOCK - 1u] = first;
      }
    }
  }
  // @unroll
  for (var c = 0u; c < N; c++) {
    let by = -i32(fromLane(shift[c / LANES], c % LANES));
    let first = halfPower(by);
    let second = otherPower(by);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r * N + c] = select(x[r * N + c], x[r * N + c] * first * second, lane + r * LANES <= c);
    }
  }
  // @when FACTORS
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    if (live & (lane + q * LANES < min(m, n))) {
      // @when TAU_APART
      tau[own.piv + lane + q * LANES] = narrow(mine[q]);
      // @end
      // @when TAU_IN_A
      A[own.piv + lane + q * LANES] = narrow(mine[q]);
      // @end
    }
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N; c++) {
      let row = lane + r * LANES;
      // @when FACTORS_STAGED
      if ((row < m) & (c < n)) {
        toStage(at0 + PARTS * (row * down + c * right), narrow(x[r * N + c]));
      }
      // @end
      // @when FACTORS_DIRECT
      if (live & (row < m) & (c < n)) {
        A[own.A.off + row * own.A.rs + c * own.A.cs] = narrow(x[r * N + c]);
      }
      // @end
    }
  }
  // @end
  // @when FACTORS_STAGED
`, lib_small_stage_out, `  // @end
  // @when EXPLICIT
`, lib_qr_small_explicit, `  // @end
}
`);
export const qr_soft = /* @__PURE__ */ joined(`
`, lib_double_elements, ``, lib_double_scaled, ``, lib_double_squares, ``, lib_double_reflector, `const THREADS: u32 = 64u;
const TEAM: u32 = 64u;
const PACKED: u32 = 0u;
const LINES: u32 = 8u;
const LISTED: u32 = 0u;
const TAU_IN_A: u32 = 0u;
const TAU_APART: u32 = 1u - TAU_IN_A;
struct Params {
`, lib_batch_fields, `  start: u32,
  end: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
// @when TAU_APART
@group(0) @binding(1) var<storage, read_write> tau: array<T>;
// @end
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_batch_team, `var<workgroup> sums: array<V, THREADS>;
var<workgroup> largest: array<atomic<u32>, TEAMS>;
var<workgroup> made: array<Reflector, TEAMS>;
`, lib_line_sums_double, `fn upperWord(x: V) -> u32 {
  // @when REAL
  return x.y & 0x7fffffffu;
  // @end
  // @when COMPLEX
  return max(x.y & 0x7fffffffu, x.w & 0x7fffffffu);
  // @end
}
fn exponentOf(upper: u32) -> i32 {
  let field = upper >> 20u;
  return select(select(i32(field) - 1023, -1074, field == 0u), 0, field == 0x7ffu);
}
@compute @workgroup_size(THREADS)
fn qr_soft(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let team = t / TEAM;
  let lane = t % TEAM;
  let line = t % LINES;
  let exists = numberOf(group.x, team) < p.count;
  let a = problemOf(numberOf(group.x, team));
  var m = a.m;
  var n = a.n;
  // @when PACKED
  m = p.m;
  n = p.n;
  // @end
  let f = a.A;
  let end = min(p.end, min(m, n));
  for (var k = p.start; k < end; k++) {
    let diagonal = f.off + k * (f.rs + f.cs);
    if (lane == 0u) {
      atomicStore(&largest[team], 0u);
    }
    storageBarrier();
    workgroupBarrier();
    for (var i = lane; i < m - k; i += TEAM) {
      atomicMax(&largest[team], upperWord(widen(A[diagonal + i * f.rs])));
    }
    workgroupBarrier();
    let e = exponentOf(atomicLoad(&largest[team]));
    var squares = R();
    for (var i = 1u + lane; lane < LINES && i < m - k; i += LINES) {
      squares = plusSquares(scaled(widen(A[diagonal + i * f.rs]), -e), squares);
    }
    sums[t] = ofReal(squares);
    sumLines(t);
    if (t < TEAMS && numberOf(group.x, t) < p.count) {
      let own = problemOf(numberOf(group.x, t));
      let top = own.A.off + k * (f.rs + f.cs);
      let exponent = exponentOf(atomicLoad(&largest[t]));
      let h = reflectorOf(scaled(widen(A[top]), -exponent), realPart(sums[t * TEAM]));
      A[top] = narrow(ofReal(dScale(h.beta, exponent)));
      // @when TAU_APART
      tau[own.piv + k] = narrow(h.tau);
      // @end
      // @when TAU_IN_A
      A[own.piv + k] = narrow(h.tau);
      // @end
      made[t] = h;
    }
    workgroupBarrier();
    let h = made[team];
    let live = exists && !isZeroV(h.tau);
    for (var i = 1u + lane; live && i < m - k; i += TEAM) {
      let at = diagonal + i * f.rs;
      A[at] = narrow(mul(scaled(widen(A[at]), -e), h.scale));
    }
    storageBarrier();
    for (var first = k + 1u; first < n; first += TEAM / LINES) {
      let j = first + lane / LINES;
      let column = diagonal + (j - k) * f.cs;
      var top = V();
      var sum = V();
      if (live && j < n) {
        top = widen(A[column]);
        for (var i = 1u + line; i < m - k; i += LINES) {
          sum = mad(conj(widen(A[diagonal + i * f.rs])), widen(A[column + i * f.rs]), sum);
        }
      }
      sums[t] = sum;
      sumLines(t);
      if (live && j < n) {
        let by = neg(mul(conj(h.tau), add(top, sums[t - line])));
        if (line == 0u) {
          A[column] = narrow(add(top, by));
        }
        for (var i = 1u + line; i < m - k; i += LINES) {
          let at = column + i * f.rs;
          A[at] = narrow(mad(widen(A[diagonal + i * f.rs]), by, widen(A[at])));
        }
      }
      workgroupBarrier();
    }
  }
}
`);
export const reflect_group = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
`, lib_field, `const LANES: u32 = 4u;
const ROWS: u32 = 8u;
const CPT: u32 = 2u;
const SIDE: u32 = 4u;
const GROUP: u32 = 2u;
const KB: u32 = 8u;
const PHASES: u32 = 2u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const IDENTITY: u32 = 0u;
const SKIPS: u32 = 0u;
const ACROSS: u32 = 0u;
const V_IN_C: u32 = 0u;
const TAU_IN_C: u32 = 0u;
const V_APART: u32 = 1u - V_IN_C;
const TAU_APART: u32 = 1u - TAU_IN_C;
const DOWN: u32 = 1u - ACROSS;
const LOADS: u32 = 1u - IDENTITY;
const TEAM: u32 = LANES * SIDE;
const THREADS: u32 = TEAM * GROUP;
const HEIGHT: u32 = LANES * ROWS;
const PARTS: u32 = 1u + COMPLEX;
const PER: u32 = 4u / PARTS;
const CHUNK: u32 = PARTS * KB * HEIGHT;
const SLOT: u32 = CHUNK + 4u * LANES;
const COPIES: u32 = (CHUNK / 4u + TEAM - 1u) / TEAM;
const UNEVEN: u32 = CHUNK / 4u % TEAM;
const EVEN: u32 = (TEAM - UNEVEN) / TEAM;
const SCALES: u32 = (KB + TEAM - 1u) / TEAM;
struct Params {
`, lib_batch_fields, `  begin: u32,
  end: u32,
  column: u32,
  backward: u32,
  counted: u32,
  tauInC: u32,
  inPlace: u32,
  // @when COMPLEX
  conjV: u32,
  conjTau: u32,
  // @end
  ldW: u32,
  strideW: u32,
}
@group(0) @binding(0) var<storage, read_write> C: array<T>;
// @when V_APART
@group(0) @binding(1) var<storage, read> reflectors: array<T>;
// @end
// @when TAU_APART
@group(0) @binding(2) var<storage, read> tau: array<T>;
// @end
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;
var<workgroup> tile: array<vec4f, 2u * GROUP * SLOT / 4u>;
var<workgroup> scales: array<V, 2u * GROUP * KB>;
`, lib_batch_problem, ``, lib_small_group, ``, lib_lane_elements, `fn reflectorAt(at: u32) -> V {
  var value = V();
  // @when V_APART
  value = widen(reflectors[at]);
  // @end
  // @when V_IN_C
  value = widen(C[at]);
  // @end
  // @when COMPLEX
  value = select(value, conj(value), p.conjV != 0u);
  // @end
  return value;
}
fn scaleAt(at: u32) -> V {
  var value = V();
  // @when TAU_APART
  value = widen(tau[at]);
  // @end
  // @when TAU_IN_C
  value = widen(C[at]);
  // @end
  // @when COMPLEX
  value = select(value, conj(value), p.conjTau != 0u);
  // @end
  return value;
}
fn foursAt(e: u32) -> vec3u {
  var at = vec3u();
  // @when DOWN
  at = vec3u(e % LANES, e / LANES % (ROWS / PER), e / (HEIGHT / PER));
  // @end
  // @when ACROSS
  at = vec3u(e / KB % LANES, e / (KB * LANES), e % KB);
  // @end
  return at;
}
@compute @workgroup_size(THREADS)
fn reflect_group(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
  nought = R(p.baseZ);
  var thread = t;
  // @when BY_MEMORY
  me = t;
  origin = t - t % LANES;
  // @end
  // @when SUBGROUPS
  thread = subgroup * lanes + invocation;
  origin = invocation - invocation % LANES;
  // @end
  let slot = thread / TEAM;
  let member = thread % TEAM;
  let lane = member % LANES;
  let column0 = p.column + (group.y + p.baseY) * (SIDE * CPT) + member / LANES;
  let z = (group.x + p.baseX) * GROUP + slot;
  let live = z < p.count;
  let own = problem(min(z, p.count - 1u));
  let m = select(0u, own.m - min(p.begin, own.m), live);
  let n = select(0u, own.n, live);
  let v = Place(own.A.off + p.begin * (own.A.rs + own.A.cs), own.A.rs, own.A.cs);
  let scaleOff = select(own.piv, own.C.off, p.tauInC != 0u) + p.begin;
  var place = own.B;
  if (p.inPlace != 0u) {
    place = own.A;
  }
  if (p.ldW != 0u) {
    place = Place(z * p.strideW, 1u, p.ldW);
  }
  place.off += p.begin * place.rs;
  let least = max(min(p.end, select(own.m, own.nrhs, p.counted != 0u)), p.begin) - p.begin;
  var end = p.end - min(p.begin, p.end);
  // @when IDENTITY
  end = min(end, (group.y + p.baseY + 1u) * (SIDE * CPT));
  // @end
  let chunks = (end + KB - 1u) / KB;
  let isBackward = p.backward != 0u;
  // @registers
  var x: array<V, CPT * ROWS>;
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = lane + r * LANES;
      let column = column0 + c * SIDE;
      // @when LOADS
      let inside = (row < m) & (column < n);
      let value = widen(C[select(0u, place.off + row * place.rs + column * place.cs, inside)]);
      x[c * ROWS + r] = select(V(), value, inside);
      // @end
      // @when IDENTITY
      x[c * ROWS + r] = select(V(), ofReal(1.0), row == column);
      // @end
    }
  }
  // @registers
  var held: array<V, PER * COPIES>;
  // @registers
  var heldScales: array<V, SCALES>;
  for (var s = 0u; s <= chunks; s++) {
    let fetched = KB * select(s, max(chunks, s + 1u) - 1u - s, isBackward);
    // @unroll
    for (var q = 0u; q < COPIES; q++) {
      let e = foursAt(member + q * TEAM);
      let k = fetched + e.z;
      let scale = scaleAt(select(0u, scaleOff + k, k < least));
      let counts = (k < least) & !isZeroV(scale);
      // @unroll
      for (var i = 0u; i < PER; i++) {
        let row = e.x + (PER * e.y + i) * LANES;
        let isBelow = counts & (row > k) & (row < m);
        let value = reflectorAt(select(0u, v.off + row * v.rs + k * v.cs, isBelow));
        held[PER * q + i] = select(select(V(), ofReal(1.0), counts & (row == k)), value, isBelow);
      }
    }
    // @unroll
    for (var q = 0u; q < SCALES; q++) {
      let k = fetched + member + q * TEAM;
      heldScales[q] = select(V(), scaleAt(select(0u, scaleOff + k, k < least)), k < least);
    }
    if (s > 0u) {
      let k0 = KB * select(s - 1u, max(chunks, s) - s, isBackward);
      let half = ((s - 1u) % 2u) * GROUP + slot;
      let steps = min(end - k0, KB);
      let phase = min(k0 / (HEIGHT / PHASES), PHASES - 1u);
      // @unroll
      for (var f = 0u; f < PHASES; f++) {
        if (phase == f) {
          for (var j = 0u; j < steps; j++) {
            let k = select(j, steps - 1u - j, isBackward);
            let at = (half * SLOT + PARTS * k * HEIGHT) / 4u + lane;
            let scale = scales[half * KB + k];
            // @registers
            var y: array<V, ROWS>;
            // @unroll
            for (var q = f * ROWS / PHASES / PER; q < ROWS / PER; q++) {
              let word = tile[at + q * LANES];
              // @when REAL
              y[4u * q] = word.x;
              y[4u * q + 1u] = word.y;
              y[4u * q + 2u] = word.z;
              y[4u * q + 3u] = word.w;
              // @end
              // @when COMPLEX
              y[2u * q] = word.xy;
              y[2u * q + 1u] = word.zw;
              // @end
            }
            // @registers
            var by: array<V, CPT>;
            // @unroll
            for (var c = SKIPS * f * CPT / PHASES; c < CPT; c++) {
              var sum = V(nought);
              // @unroll
              for (var r = f * ROWS / PHASES; r < ROWS; r++) {
                sum = mad(conj(y[r]), x[c * ROWS + r], sum);
              }
              by[c] = sum;
            }
            // @unroll
            for (var c = SKIPS * f * CPT / PHASES; c < CPT; c++) {
              by[c] = select(mul(scale, elementSum(by[c])), V(), isZeroV(scale));
            }
            // @unroll
            for (var c = SKIPS * f * CPT / PHASES; c < CPT; c++) {
              // @unroll
              for (var r = f * ROWS / PHASES; r < ROWS; r++) {
                x[c * ROWS + r] = mad(-y[r], by[c], x[c * ROWS + r]);
              }
            }
          }
        }
      }
    }
    let next = (s % 2u) * GROUP + slot;
    // @unroll
    for (var q = 0u; q < COPIES; q++) {
      let e = foursAt(member + q * TEAM);
      if ((EVEN == 1u) | (member + q * TEAM < CHUNK / 4u)) {
        let to = (next * SLOT + PARTS * e.z * HEIGHT) / 4u + e.y * LANES + e.x;
        // @when REAL
        tile[to] = vec4f(held[4u * q], held[4u * q + 1u], held[4u * q + 2u], held[4u * q + 3u]);
        // @end
        // @when COMPLEX
        tile[to] = vec4f(held[2u * q], held[2u * q + 1u]);
        // @end
      }
    }
    // @unroll
    for (var q = 0u; q < SCALES; q++) {
      if (member + q * TEAM < KB) {
        scales[next * KB + member + q * TEAM] = heldScales[q];
      }
    }
    workgroupBarrier();
  }
  // @when IDENTITY
  storageBarrier();
  // @end
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = lane + r * LANES;
      let column = column0 + c * SIDE;
      if ((row < m) & (column < n)) {
        C[place.off + row * place.rs + column * place.cs] = narrow(x[c * ROWS + r]);
      }
    }
  }
}
`);
export const reflect_move = /* @__PURE__ */ joined(`
alias T = u32;
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const BACK: u32 = 0u;
const CONJUGATE: u32 = 0u;
const PLAIN: u32 = 1u - CONJUGATE;
const FORTH: u32 = 1u - BACK;
const EDGE: u32 = 32u;
struct Params {
`, lib_batch_fields, `  operand: u32,
  end: u32,
  counted: u32,
  tauInC: u32,
  inPlace: u32,
  tilesDown: u32,
  ldW: u32,
  strideW: u32,
}
// @when FORTH
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read_write> W: array<T>;
// @end
// @when BACK
@group(0) @binding(2) var<storage, read_write> result: array<T>;
@group(0) @binding(3) var<storage, read> held: array<T>;
// @end
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;
`, lib_batch_problem, `var<workgroup> tile: array<T, EDGE * (EDGE + 1u)>;
fn taken(x: T) -> T {
  // @when PLAIN
  return x;
  // @end
  // @when CONJUGATE
  return T(x[0], x[1] ^ 0x80000000u);
  // @end
}
@compute @workgroup_size(THREADS)
fn reflect_move(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let y = group.y + p.baseY;
  let own = problem(z);
  var place = own.A;
  var rows = own.m;
  var cols = min(p.end, min(own.m, select(own.m, own.nrhs, p.counted != 0u)));
  if (p.operand == 1u) {
    place = Place(select(own.piv, own.C.off, p.tauInC != 0u), 1u, 1u);
    rows = cols;
    cols = 1u;
  }
  if (p.operand == 2u) {
    if (p.inPlace == 0u) {
      place = own.B;
    }
    cols = own.n;
  }
  let row0 = y % p.tilesDown * EDGE;
  let col0 = y / p.tilesDown * EDGE;
  let isInRows = place.cs == 1u;
  for (var e = t; e < EDGE * EDGE; e += THREADS) {
    // @when FORTH
    let ti = select(e % EDGE, e / EDGE, isInRows);
    let tj = select(e / EDGE, e % EDGE, isInRows);
    if (row0 + ti < rows && col0 + tj < cols) {
      tile[ti + tj * (EDGE + 1u)] = taken(X[place.off + (row0 + ti) * place.rs + (col0 + tj) * place.cs]);
    }
    // @end
    // @when BACK
    let i = row0 + e % EDGE;
    let j = col0 + e / EDGE;
    if (i < rows && j < cols) {
      tile[e % EDGE + e / EDGE * (EDGE + 1u)] = held[z * p.strideW + i + j * p.ldW];
    }
    // @end
  }
  workgroupBarrier();
  for (var e = t; e < EDGE * EDGE; e += THREADS) {
    // @when FORTH
    let i = row0 + e % EDGE;
    let j = col0 + e / EDGE;
    if (i < rows && j < cols) {
      W[z * p.strideW + i + j * p.ldW] = tile[e % EDGE + e / EDGE * (EDGE + 1u)];
    }
    // @end
    // @when BACK
    let ti = select(e % EDGE, e / EDGE, isInRows);
    let tj = select(e / EDGE, e % EDGE, isInRows);
    if (row0 + ti < rows && col0 + tj < cols) {
      result[place.off + (row0 + ti) * place.rs + (col0 + tj) * place.cs] = tile[ti + tj * (EDGE + 1u)];
    }
    // @end
  }
}
`);
export const reflect_soft = /* @__PURE__ */ joined(`
`, lib_double_elements, `const THREADS: u32 = 64u;
const TEAM: u32 = 64u;
const PACKED: u32 = 0u;
const LINES: u32 = 8u;
const LISTED: u32 = 0u;
const IDENTITY: u32 = 0u;
const V_IN_X: u32 = 0u;
const V_APART: u32 = 1u - V_IN_X;
const TAU_IN_X: u32 = 0u;
const TAU_APART: u32 = 1u - TAU_IN_X;
struct Params {
`, lib_batch_fields, `  start: u32,
  end: u32,
  backward: u32,
  conjV: u32,
  conjTau: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<T>;
// @when V_APART
@group(0) @binding(1) var<storage, read> reflectors: array<T>;
// @end
// @when TAU_APART
@group(0) @binding(2) var<storage, read> tau: array<T>;
// @end
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_batch_team, `var<workgroup> sums: array<V, THREADS>;
`, lib_line_sums_double, `fn reflectorAt(at: u32) -> V {
  var value = T();
  // @when V_APART
  value = reflectors[at];
  // @end
  // @when V_IN_X
  value = X[at];
  // @end
  let wide = widen(value);
  return select(wide, conj(wide), p.conjV != 0u);
}
fn scaleAt(at: u32) -> V {
  var value = T();
  // @when TAU_APART
  value = tau[at];
  // @end
  // @when TAU_IN_X
  value = X[at];
  // @end
  let wide = widen(value);
  return select(wide, conj(wide), p.conjTau != 0u);
}
@compute @workgroup_size(THREADS)
fn reflect_soft(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let team = t / TEAM;
  let lane = t % TEAM;
  let line = t % LINES;
  let exists = numberOf(group.x, team) < p.count;
  let a = problemOf(numberOf(group.x, team));
  var m = a.m;
  var n = a.n;
  var count = a.nrhs;
  // @when PACKED
  m = p.m;
  n = p.n;
  count = p.nrhs;
  // @end
  count = min(count, m);
  var x = a.B;
  var begin = (group.y + p.baseY) * (TEAM / LINES);
  var last = min(n, begin + TEAM / LINES);
  // @when IDENTITY
  x = a.A;
  last = n;
  if (p.start == 0u && exists) {
    for (var e = lane; e < m * (n - min(count, n)); e += TEAM) {
      let i = e % m;
      let j = count + e / m;
      X[x.off + i * x.rs + j * x.cs] = narrow(select(V(), one(), i == j));
    }
  }
  // @end
  for (var s = p.start; s < min(p.end, count); s++) {
    let k = select(s, count - 1u - s, p.backward != 0u);
    let diagonal = a.A.off + k * (a.A.rs + a.A.cs);
    let scale = scaleAt(a.C.off + k);
    // @when IDENTITY
    begin = k + 1u;
    // @end
    storageBarrier();
    for (var first = begin; first < last; first += TEAM / LINES) {
      let j = first + lane / LINES;
      let column = x.off + k * x.rs + j * x.cs;
      var top = V();
      var sum = V();
      if (j < last) {
        top = widen(X[column]);
        for (var i = 1u + line; i < m - k; i += LINES) {
          sum = mad(conj(reflectorAt(diagonal + i * a.A.rs)), widen(X[column + i * x.rs]), sum);
        }
      }
      sums[t] = sum;
      sumLines(t);
      if (exists && j < last && !isZeroV(scale)) {
        let by = neg(mul(scale, add(top, sums[t - line])));
        if (line == 0u) {
          X[column] = narrow(add(top, by));
        }
        for (var i = 1u + line; i < m - k; i += LINES) {
          let at = column + i * x.rs;
          X[at] = narrow(mad(reflectorAt(diagonal + i * a.A.rs), by, widen(X[at])));
        }
      }
      workgroupBarrier();
    }
    // @when IDENTITY
    storageBarrier();
    for (var i = lane; exists && i < m; i += TEAM) {
      let at = x.off + i * x.rs + k * x.cs;
      var value = V();
      if (i == k) {
        value = add(one(), neg(scale));
      } else if (i > k && !isZeroV(scale)) {
        value = mul(neg(scale), reflectorAt(at));
      }
      X[at] = narrow(value);
    }
    // @end
  }
}
`);
