// root_start: what the iteration for a root starts with, of each matrix of a workspace.
// Storage   column-major, matrix z from z*stride on, ld rows and columns: M, of which n x n of the problem's order is A, becomes f
//           A + ridge I, beyond n the unit matrix; X becomes g I, beyond n too. state[8 z..]: 1 if there is something to iterate, else 0;
//           CONVERGED or FAILED; steps; bits of the distance of the step before; and what the result is to be multiplied by: 2^(state + 4),
//           bits of a number; 1 where A is not finite; n. norms[z*slots + s]: 0 but the first, the sum of the squares of M - I
// Mapping   workgroup x -> matrix; a thread has rows t, t + THREADS, ..., whose neighbours lie side by side
// Tunables  THREADS (64..256, a multiple of 16)   workgroup bytes = 8*THREADS + 64
// Needs     inverse 1: f = g^degree and f ||A|| = startNorm(degree), of lesser norms the ridge included; 0: f = 1 / ||A||, g = 1
// Source    C.-H. Guo and N. J. Higham (2006); power method for the ridge
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const INFINITE: u32 = 0x7f800000u;
const NAN_BITS: u32 = 0x7fc00000u;

struct Params {
// @use lib/batch_fields
  orders: u32, // 2 where matrices stand for complex ones of half the order, else 1
  ld: u32,
  strideM: u32,
  slots: u32,
  degree: u32,
  inverse: u32,
  powerSteps: u32,
  epsilon: f32,
}
@group(0) @binding(0) var<storage, read_write> M: array<f32>;
@group(0) @binding(1) var<storage, read_write> X: array<f32>;
@group(0) @binding(2) var<storage, read_write> state: array<u32>;
@group(0) @binding(3) var<storage, read_write> norms: array<f32>;
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/group_reduce
// @use lib/binary_scale
// @use lib/root_steps

@compute @workgroup_size(THREADS)
fn root_start(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let n = p.orders * a.n;
  let base = z * p.strideM;
  var key = 0u;
  for (var i = t; i < n; i += THREADS) {
    for (var j = 0u; j < n; j++) {
      key = max(key, bitcast<u32>(M[base + i + j * p.ld]) & 0x7fffffffu);
    }
  }
  let largest = maxOver(t, key);
  let scale = rootScale(exponentOf(largest), p.degree);
  let half = -scale.shift / 2;
  let first = power(half);
  let second = power(-scale.shift - half);
  // X's first column is where the power method has its vectors, side by side: v of this step and of the next.
  var size = 0.0;
  if (p.epsilon > 0.0) {
    for (var i = t; i < n; i += THREADS) {
      X[base + i] = 1.0 + f32((i * 40503u) % 65536u) / 65536.0;
    }
    for (var step = 0u; step <= p.powerSteps; step++) {
      let here = base + (step & 1u) * p.ld;
      let there = base + (1u - (step & 1u)) * p.ld;
      storageBarrier();
      var squares = 0.0;
      for (var i = t; i < n; i += THREADS) {
        let v = X[here + i];
        squares = fma(v, v, squares);
      }
      size = sqrt(sumOver(t, squares));
      let by = 1.0 / max(size, 1e-30);
      for (var i = t; i < n; i += THREADS) {
        var sum = 0.0;
        for (var j = 0u; j < n; j++) {
          sum = fma(M[base + i + j * p.ld] * first * second, X[here + j] * by, sum);
        }
        X[there + i] = sum;
      }
    }
    storageBarrier();
  }
  let ridge = p.epsilon * size;
  var rows = 0.0;
  var squares = 0.0;
  for (var i = t; i < n; i += THREADS) {
    var row = 0.0;
    for (var j = 0u; j < n; j++) {
      let m = M[base + i + j * p.ld] * first * second + select(0.0, ridge, i == j);
      row += abs(m);
      squares = fma(m, m, squares);
    }
    rows = max(rows, row);
  }
  let norm = min(bitcast<f32>(maxOver(t, bitcast<u32>(rows))), sqrt(sumOver(t, squares)));
  var f = 0.0;
  var g = 1.0;
  var tail = scale.tail;
  var turns = -scale.turns;
  if (p.inverse != 0u) {
    g = rootOf(startNorm(p.degree) / norm, p.degree);
    f = integerPower(g, p.degree);
  } else {
    tail = sqrt(norm);
    f = 1.0 / (tail * tail);
    turns = scale.turns;
  }
  var off = 0.0;
  for (var i = t; i < p.ld; i += THREADS) {
    for (var j = 0u; j < p.ld; j++) {
      let at = base + i + j * p.ld;
      let unit = select(0.0, 1.0, i == j);
      let inside = (i < n) & (j < n);
      let m = select(unit, (M[at] * first * second + ridge * unit) * f, inside);
      off += select(0.0, (m - unit) * (m - unit), inside);
      M[at] = m;
      X[at] = g * unit;
    }
  }
  let sum = sumOver(t, off);
  for (var s = t; s < p.slots; s += THREADS) {
    norms[z * p.slots + s] = select(0.0, sum, s == 0u);
  }
  if (t == 0u) {
    let odd = largest >= INFINITE;
    let failed = (n > 0u) & ((largest == 0u) | odd);
    let at = 8u * z;
    state[at] = select(1u, 0u, failed | (n == 0u));
    state[at + 1u] = select(CONVERGED, FAILED, failed);
    state[at + 2u] = 0u;
    state[at + 3u] = select(select(bitcast<u32>(1e30), 0u, n == 0u), NAN_BITS, failed);
    state[at + 4u] = bitcast<u32>(turns);
    state[at + 5u] = bitcast<u32>(tail);
    state[at + 6u] = select(0u, 1u, odd);
    state[at + 7u] = n;
  }
}
