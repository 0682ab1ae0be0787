// sb2st_chase: several steps of several neighbouring sweeps of the reduction of a symmetric band to three diagonals.
// Maths     step k of sweep s has the B rows from r = s + 1 + k*B on. A reflector brings the first of the columns r-B.. that the step before
//           has multiplied from the right (k = 0: column s) to one element; the others are multiplied by it from the left, and the diagonal
//           block of rows r.. from both sides
// Storage   A(i, j) = band[i - j + j*2*B], 0 <= i - j < 2*B, zero from row n on: there are B columns more than n
//           V[s*stride + first + k*advance + l] = element l of step k's vector of sweep s, tau in place of the 1 at l = 0; rows from n on
//           are not stored; with advance = 0 each step takes the place of the one before
// Mapping   workgroup x -> the SLOTS sweeps from (group + x)*SLOTS on, a slot of B threads each, thread of a slot -> a row. Slot i takes in
//           step t of `steps` step start + t - 2*i - x*apart of its sweep: two behind the sweep before it, which is what keeps their elements
//           apart; the host keeps workgroups of a dispatch as far from each other
// Tunables  B bandwidth (4..32)  SLOTS sweeps of a workgroup (1..8)   THREADS = B*SLOTS
//           workgroup bytes = 4*SLOTS*(B*(B + 1) + 3*B)
// Needs     B a multiple of 4; elements scaled as lib/sytrd_scale does
// Source    A. Haidar, H. Ltaief, J. Dongarra, Parallel reduction to condensed forms for symmetric eigenvalue problems using aggregated
//           fine-grained and memory-aware kernels, SC11 (2011)
const B: u32 = 8u;
const SLOTS: u32 = 4u;
const THREADS: u32 = B * SLOTS;
const LD: u32 = 2u * B;
const LINE: u32 = B + 1u; // one element of padding per row against bank conflicts
const FOURS: u32 = B / 4u;

struct Params {
  n: u32,
  group: u32,
  start: i32,
  apart: i32,
  steps: u32,
  stride: u32,
  first: u32,
  advance: u32,
}
@group(0) @binding(0) var<storage, read_write> band: array<f32>;
@group(0) @binding(1) var<storage, read_write> V: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/householder

var<workgroup> tile: array<f32, SLOTS * B * LINE>;
var<workgroup> left: array<vec4f, SLOTS * FOURS>; // the vector of the step
var<workgroup> sums: array<vec4f, SLOTS * FOURS>;
var<workgroup> right: array<vec4f, SLOTS * FOURS>; // that of the step before

@compute @workgroup_size(THREADS)
fn sb2st_chase(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let slot = t / B;
  let i = t % B;
  let s = (p.group + group.x) * SLOTS + slot;
  let vectors = slot * FOURS;
  let own = slot * B * LINE;
  let start = p.start - i32(group.x) * p.apart - 2 * i32(slot);
  for (var step = 0u; step < p.steps; step++) {
    let k = start + i32(step);
    let isThere = k >= 0 && s + 2u < p.n && s + 1u + u32(max(k, 0)) * B < p.n;
    let at = u32(max(k, 0));
    let r = select(0u, s + 1u + at * B, isThere);
    let isFirst = at == 0u;
    let column = select(r - B, s, isFirst); // the first one beside the diagonal block
    let place = s * p.stride + p.first + at * p.advance;
    let before = place - p.advance;
    // Row i of the block, and of the lower triangle of the diagonal one
    // @registers
    var x: array<f32, B>;
    // @registers
    var d: array<f32, B>;
    // @unroll
    for (var j = 0u; j < B; j++) {
      x[j] = 0.0;
      d[j] = 0.0;
    }
    var t1 = 0.0;
    if (isThere) {
      let base = r + i - column + column * LD;
      x[0] = band[base];
      if (!isFirst) {
        // @unroll
        for (var j = 1u; j < B; j++) {
          x[j] = band[base + j * (LD - 1u)];
        }
        t1 = V[before];
      }
      let diagonal = i + r * LD;
      // @unroll
      for (var j = 0u; j < B; j++) {
        if (j <= i) {
          d[j] = band[diagonal + j * (LD - 1u)];
        }
      }
    }
    var v = 0.0;
    if (isThere && !isFirst) {
      v = select(V[before + i], 1.0, i == 0u);
    }
    right[vectors + i / 4u][i % 4u] = v;
    workgroupBarrier();
    // Times the reflector of the step before, from the right
    var sum = 0.0;
    // @unroll
    for (var q = 0u; q < FOURS; q++) {
      let u = right[vectors + q];
      sum = fma(x[4u * q], u.x, sum);
      sum = fma(x[4u * q + 1u], u.y, sum);
      sum = fma(x[4u * q + 2u], u.z, sum);
      sum = fma(x[4u * q + 3u], u.w, sum);
    }
    let w1 = -t1 * sum;
    // @unroll
    for (var q = 0u; q < FOURS; q++) {
      let u = right[vectors + q];
      x[4u * q] = fma(w1, u.x, x[4u * q]);
      x[4u * q + 1u] = fma(w1, u.y, x[4u * q + 1u]);
      x[4u * q + 2u] = fma(w1, u.z, x[4u * q + 2u]);
      x[4u * q + 3u] = fma(w1, u.w, x[4u * q + 3u]);
    }
    left[vectors + i / 4u][i % 4u] = x[0];
    // @unroll
    for (var j = 1u; j < B; j++) {
      tile[own + i * LINE + j] = x[j];
    }
    workgroupBarrier();
    // The reflector, which every thread of the slot makes for itself
    let alpha = left[vectors].x;
    var squares = 0.0;
    // @unroll
    for (var q = 0u; q < FOURS; q++) {
      let y = left[vectors + q];
      squares = fma(y.y, y.y, fma(y.z, y.z, fma(y.w, y.w, squares)));
      if (q > 0u) {
        squares = fma(y.x, y.x, squares);
      }
    }
    let h = reflector(alpha, squares);
    let mine = select(h.scale * x[0], 1.0, i == 0u);
    // Column i of the block times the vector
    var product = 0.0;
    // @unroll
    for (var q = 0u; q < FOURS; q++) {
      let y = left[vectors + q];
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        let u = select(h.scale * y[c], 1.0, q + c == 0u);
        product = fma(u, tile[own + (4u * q + c) * LINE + i], product);
      }
    }
    sums[vectors + i / 4u][i % 4u] = -h.tau * product;
    workgroupBarrier();
    // @unroll
    for (var q = 0u; q < FOURS; q++) {
      let z = sums[vectors + q];
      x[4u * q] = fma(mine, z.x, x[4u * q]);
      x[4u * q + 1u] = fma(mine, z.y, x[4u * q + 1u]);
      x[4u * q + 2u] = fma(mine, z.z, x[4u * q + 2u]);
      x[4u * q + 3u] = fma(mine, z.w, x[4u * q + 3u]);
    }
    x[0] = select(0.0, h.beta, i == 0u);
    if (isThere) {
      let base = r + i - column + column * LD;
      band[base] = x[0];
      if (!isFirst) {
        // @unroll
        for (var j = 1u; j < B; j++) {
          band[base + j * (LD - 1u)] = x[j];
        }
      }
      if (r + i < p.n) {
        V[place + i] = select(mine, h.tau, i == 0u);
      }
    }
    // The diagonal block in full
    // @unroll
    for (var j = 0u; j < B; j++) {
      if (j <= i) {
        tile[own + i * LINE + j] = d[j];
        tile[own + j * LINE + i] = d[j];
      }
    }
    workgroupBarrier();
    var w = 0.0;
    // @unroll
    for (var q = 0u; q < FOURS; q++) {
      let y = left[vectors + q];
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        let u = select(h.scale * y[c], 1.0, q + c == 0u);
        w = fma(u, tile[own + i * LINE + 4u * q + c], w);
      }
    }
    w *= h.tau;
    workgroupBarrier();
    sums[vectors + i / 4u][i % 4u] = w;
    right[vectors + i / 4u][i % 4u] = mine;
    workgroupBarrier();
    // w := w - tau (w^T v) v / 2
    var dot = 0.0;
    // @unroll
    for (var q = 0u; q < FOURS; q++) {
      let u = right[vectors + q];
      let z = sums[vectors + q];
      dot = fma(u.x, z.x, dot);
      dot = fma(u.y, z.y, dot);
      dot = fma(u.z, z.z, dot);
      dot = fma(u.w, z.w, dot);
    }
    let half = -0.5 * h.tau * dot;
    let minus = -fma(half, mine, w);
    if (isThere) {
      let diagonal = i + r * LD;
      // @unroll
      for (var q = 0u; q < FOURS; q++) {
        let u = right[vectors + q];
        let z = sums[vectors + q];
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          if (4u * q + c <= i) {
            let other = -fma(half, u[c], z[c]);
            band[diagonal + (4u * q + c) * (LD - 1u)] = fma(minus, u[c], fma(other, mine, d[4u * q + c]));
          }
        }
      }
    }
    storageBarrier();
    workgroupBarrier();
  }
}
