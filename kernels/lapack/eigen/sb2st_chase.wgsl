// sb2st_chase: several steps of several neighbouring sweeps of the reduction of a symmetric or Hermitian band to three diagonals.
// Maths     step k of sweep s has the B rows from r = s + 1 + k*B on. A reflector H brings the first of the columns r-B.. that the step before
//           has multiplied from the right (k = 0: column s) to one real element; the others are multiplied by H^H from the left, and the
//           diagonal block of rows r.. from both sides
// Storage   A(i, j) = band[i - j + j*2*B], 0 <= i - j < 2*B, zero from row n on: there are B columns more than n
//           reflectors[s*stride + first + k*advance + l] = element l of step k's vector of sweep s, tau in place of the 1 at l = 0; rows from
//           n on are not stored; with advance = 0 each step takes the place of the one before
// Mapping   workgroup x -> the SLOTS sweeps from (group + x)*SLOTS on, a slot of B threads each, thread of a slot -> a row. Slot i takes in
//           step t of `steps` step start + t - 2*i - x*apart of its sweep: two behind the sweep before it, which is what keeps their elements
//           apart; the host keeps workgroups of a dispatch as far from each other
// Tunables  B bandwidth (4..32)  SLOTS sweeps of a workgroup (1..8)   THREADS = B*SLOTS
//           workgroup bytes = 4*SLOTS*(B*(B + 1) + 3*B), twice that of complex numbers
// Needs     B a multiple of 4; elements scaled as lib/sytrd_scale does; a real diagonal
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
  sweeps: u32,
  group: u32,
  start: i32,
  apart: i32,
  steps: u32,
  stride: u32,
  first: u32,
  advance: u32,
}
@group(0) @binding(0) var<storage, read_write> band: array<T>;
@group(0) @binding(1) var<storage, read_write> reflectors: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/field
// @use lib/four
// @use lib/householder
// @use lib/reflector

var<workgroup> tile: array<V, SLOTS * B * LINE>;
// Of each slot the vector of the step, sums, and the vector of the step before.
var<workgroup> lines: array<Four, 3u * SLOTS * FOURS>;

fn put(line: u32, i: u32, value: V) {
  // @when REAL
  lines[line + i / 4u][i % 4u] = value;
  // @end
  // @when COMPLEX
  lines[line + i / 4u][0][i % 4u] = value.x;
  lines[line + i / 4u][1][i % 4u] = value.y;
  // @end
}

@compute @workgroup_size(THREADS)
fn sb2st_chase(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let slot = t / B;
  let i = t % B;
  let s = (p.group + group.x) * SLOTS + slot;
  let left = slot * FOURS;
  let sums = left + SLOTS * FOURS;
  let right = sums + SLOTS * FOURS;
  let own = slot * B * LINE;
  let start = p.start - i32(group.x) * p.apart - 2 * i32(slot);
  for (var step = 0u; step < p.steps; step++) {
    let k = start + i32(step);
    let isThere = k >= 0 && s < p.sweeps && s + 1u + u32(max(k, 0)) * B < p.n;
    let at = u32(max(k, 0));
    let r = select(0u, s + 1u + at * B, isThere);
    let isFirst = at == 0u;
    let column = select(r - B, s, isFirst); // the first one beside the diagonal block
    let place = s * p.stride + p.first + at * p.advance;
    let before = place - p.advance;
    // Row i of the block, and of the lower triangle of the diagonal one
    // @registers
    var x: array<V, B>;
    // @registers
    var d: array<V, B>;
    // @unroll
    for (var j = 0u; j < B; j++) {
      x[j] = V();
      d[j] = V();
    }
    var t1 = V();
    if (isThere) {
      let base = r + i - column + column * LD;
      x[0] = widen(band[base]);
      if (!isFirst) {
        // @unroll
        for (var j = 1u; j < B; j++) {
          x[j] = widen(band[base + j * (LD - 1u)]);
        }
        t1 = widen(reflectors[before]);
      }
      let diagonal = i + r * LD;
      // @unroll
      for (var j = 0u; j < B; j++) {
        if (j <= i) {
          d[j] = widen(band[diagonal + j * (LD - 1u)]);
        }
      }
    }
    var v = V();
    if (isThere && !isFirst) {
      v = select(widen(reflectors[before + i]), one(), i == 0u);
    }
    put(right, i, v);
    workgroupBarrier();
    // Times the reflector of the step before, from the right
    var sum = V();
    // @unroll
    for (var q = 0u; q < FOURS; q++) {
      let u = lines[right + q];
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        sum = mad(x[4u * q + c], item(u, c), sum);
      }
    }
    let w1 = -mul(t1, sum);
    // @unroll
    for (var q = 0u; q < FOURS; q++) {
      let u = lines[right + q];
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        x[4u * q + c] = mad(w1, conj(item(u, c)), x[4u * q + c]);
      }
    }
    put(left, i, x[0]);
    // @unroll
    for (var j = 1u; j < B; j++) {
      tile[own + i * LINE + j] = x[j];
    }
    workgroupBarrier();
    // The reflector, which every thread of the slot makes for itself
    let alpha = item(lines[left], 0u);
    var squares = R();
    // @unroll
    for (var q = 0u; q < FOURS; q++) {
      let y = lines[left + q];
      squares = plusSquare(item(y, 1u), plusSquare(item(y, 2u), plusSquare(item(y, 3u), squares)));
      if (q > 0u) {
        squares = plusSquare(item(y, 0u), squares);
      }
    }
    let h = fieldReflector(alpha, squares);
    let mine = select(mul(h.scale, x[0]), one(), i == 0u);
    // The vector, conjugated, times column i of the block
    var product = V();
    // @unroll
    for (var q = 0u; q < FOURS; q++) {
      let y = lines[left + q];
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        let u = select(mul(h.scale, item(y, c)), one(), q + c == 0u);
        product = mad(conj(u), tile[own + (4u * q + c) * LINE + i], product);
      }
    }
    put(sums, i, -mul(conj(h.tau), product));
    workgroupBarrier();
    // @unroll
    for (var q = 0u; q < FOURS; q++) {
      let z = lines[sums + q];
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        x[4u * q + c] = mad(mine, item(z, c), x[4u * q + c]);
      }
    }
    x[0] = select(V(), ofReal(h.beta), i == 0u);
    if (isThere) {
      let base = r + i - column + column * LD;
      band[base] = narrow(x[0]);
      if (!isFirst) {
        // @unroll
        for (var j = 1u; j < B; j++) {
          band[base + j * (LD - 1u)] = narrow(x[j]);
        }
      }
      if (r + i < p.n) {
        reflectors[place + i] = narrow(select(mine, h.tau, i == 0u));
      }
    }
    // The diagonal block in full
    // @unroll
    for (var j = 0u; j < B; j++) {
      if (j <= i) {
        tile[own + i * LINE + j] = d[j];
        tile[own + j * LINE + i] = conj(d[j]);
      }
    }
    workgroupBarrier();
    var w = V();
    // @unroll
    for (var q = 0u; q < FOURS; q++) {
      let y = lines[left + q];
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        let u = select(mul(h.scale, item(y, c)), one(), q + c == 0u);
        w = mad(u, tile[own + i * LINE + 4u * q + c], w);
      }
    }
    w = mul(h.tau, w);
    workgroupBarrier();
    put(sums, i, w);
    put(right, i, mine);
    workgroupBarrier();
    // w := w - conj(tau) (v^H w) v / 2, whose factor is real
    var dot = V();
    // @unroll
    for (var q = 0u; q < FOURS; q++) {
      let u = lines[right + q];
      let z = lines[sums + q];
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        dot = mad(conj(item(u, c)), item(z, c), dot);
      }
    }
    let half = -0.5 * realPart(mul(conj(h.tau), dot));
    let minus = -madReal(half, mine, w);
    if (isThere) {
      let diagonal = i + r * LD;
      // @unroll
      for (var q = 0u; q < FOURS; q++) {
        let u = lines[right + q];
        let z = lines[sums + q];
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          if (4u * q + c <= i) {
            let v = item(u, c);
            let other = -madReal(half, v, item(z, c));
            let updated = mad(minus, conj(v), mad(mine, conj(other), d[4u * q + c]));
            let isReal = 4u * q + c == i;
            band[diagonal + (4u * q + c) * (LD - 1u)] = narrow(select(updated, ofReal(realPart(updated)), isReal));
          }
        }
      }
    }
    storageBarrier();
    workgroupBarrier();
  }
}
