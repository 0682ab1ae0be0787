// expm_group: C = e^A of each small matrix of a batch by scaling and squaring, in one dispatch.
// Storage   where lib/batch_problem says, n x n; A may be C or lie in its buffer: A_IN_C. info[offInfo + q] of problem q: 0, or 1 where A
//           or e^A is not finite; nonfinite[offNonfinite + q]: whether A had a NaN or an infinity
// Mapping   workgroup x -> GROUP problems; a thread has 4 x 4 elements of every matrix: lib/square_head. Products: A^2, whose norm decides
//           how often A is halved; two for the Taylor polynomial of degree 8; a square for each halving. Problems that are done wait for
//           the others of their workgroup
// Tunables  N largest order, of complex matrices twice that, a multiple of 4 (8..64)  GROUP problems (1..16)
//           THREADS = GROUP*(N/4)^2; workgroup bytes = 8*GROUP*N^2 + 4*THREADS + GROUP*(N + 4) + 4
// Needs     n <= N. Barriers are uniform: whether any problem goes on is asked by workgroupUniformLoad.
//           Elements beyond n are zero throughout
// Source    P. Bader, S. Blanes, F. Casas (2019); A. H. Al-Mohy and N. J. Higham (2009)
const N: u32 = 16u;
const GROUP: u32 = 4u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const PAIRS: u32 = 0u;
const A_APART: u32 = 1u - A_IN_C;

struct Params {
// @use lib/batch_fields
}
// @when A_APART
@group(0) @binding(0) var<storage, read> A: array<f32>;
// @end
@group(0) @binding(1) var<storage, read_write> C: array<f32>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;

fn source(at: u32) -> f32 {
  var value = 0.0;
  // @when A_APART
  value = A[at];
  // @end
  // @when A_IN_C
  value = C[at];
  // @end
  return value;
}

// @use lib/batch_problem
// @use lib/square_head
// @use lib/square_sides
// @use lib/expm_taylor

@compute @workgroup_size(THREADS)
fn expm_group(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
// @use lib/square_lane
  let down = downOf(largest);
  // @registers
  var square: array<vec4f, 4>;
  // @registers
  var h: array<vec4f, 4>;
  var columns = vec4f();
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    x[c] = scaled(x[c], -down);
    let absolute = abs(x[c]);
    columns[c] = absolute.x + absolute.y + absolute.z + absolute.w;
  }
  let norm = groupColumns(t, columns);
  workgroupBarrier();
  putLeft(base, tx, ty, x[0], x[1], x[2], x[3]);
  putRight(base, tx, ty, x[0], x[1], x[2], x[3]);
// @use lib/square_product
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    let absolute = abs(acc[c]);
    columns[c] = absolute.x + absolute.y + absolute.z + absolute.w;
  }
  let halvings = halvingsOf(norm, groupColumns(t, columns), down);
  let by = down - halvings;
  workgroupBarrier();
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    x[c] = scaled(x[c], by);
    square[c] = scaled(acc[c], 2 * by);
    h[c] = X1 * x[c] + X2 * square[c];
  }
  putLeft(base, tx, ty, square[0], square[1], square[2], square[3]);
  putRight(base, tx, ty, h[0], h[1], h[2], h[3]);
// @use lib/square_product
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    h[c] = X4 * unit[c] + X5 * x[c] + X6 * square[c] + X7 * acc[c];
    acc[c] = X3 * square[c] + acc[c];
  }
  putLeft(base, tx, ty, acc[0], acc[1], acc[2], acc[3]);
  putRight(base, tx, ty, h[0], h[1], h[2], h[3]);
// @use lib/square_product
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    x[c] = unit[c] + (x[c] + (Y2 * square[c] + acc[c]));
  }
  for (var step = 0; step < MOST_HALVINGS; step++) {
    let on = step < halvings;
    if (!anyGoing(t, on & live & !odd)) {
      break;
    }
    putLeft(base, tx, ty, x[0], x[1], x[2], x[3]);
    putRight(base, tx, ty, x[0], x[1], x[2], x[3]);
// @use lib/square_product
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      x[c] = select(x[c], acc[c], vec4<bool>(on));
    }
  }
  key = 0u;
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    let bits = bitcast<vec4u>(x[c]) & vec4u(0x7fffffffu);
    key = max(key, max(max(bits.x, bits.y), max(bits.z, bits.w)));
  }
  let failed = odd | (groupMax(t, key) >= INFINITE);
  if (live & (own == 0u)) {
    info[p.offInfo + a.q] = select(select(0, 1, failed), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = select(0, 1, odd & !a.outside);
  }
// @use lib/square_store
}
