// root_schulz: C = A^(1/2) of each small matrix of a batch, the whole iteration in one dispatch.
// Storage   where lib/batch_problem says, n x n; A may be C or lie in its buffer: A_IN_C. At offX + q of problem q: info 0, or the step
//           that failed; nonfinite whether A had a NaN or an infinity; iter the steps done; error ||Z Y - I||_F at the end
// Mapping   workgroup x -> GROUP problems; a thread has 4 x 4 elements of Y and of Z: lib/square_head. Y := Y T and Z := T Z with
//           T = (3 I - Z Y) / 2. Problems that are done wait for the others of their workgroup
// Tunables  N largest order, of complex matrices twice that, a multiple of 4 (8..64)  GROUP problems (1..16)
//           THREADS = GROUP*(N/4)^2; workgroup bytes = 8*GROUP*N^2 + 4*THREADS + GROUP*(N + 4) + 4
// Needs     n <= N. Barriers are uniform: whether any problem goes on is asked by workgroupUniformLoad.
//           Elements beyond n are zero throughout
// Source    N. J. Higham, Functions of Matrices (2008), 6.3
const N: u32 = 16u;
const GROUP: u32 = 4u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const PAIRS: u32 = 0u;
const A_APART: u32 = 1u - A_IN_C;

struct Params {
// @use lib/batch_fields
  most: u32, // steps
  offIter: u32,
  offError: u32,
}
// @use lib/iteration_slots

// @use lib/batch_problem
// @use lib/square_head
// @use lib/square_sides
// @use lib/root_steps

@compute @workgroup_size(THREADS)
fn root_schulz(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
// @use lib/square_lane
  let scale = rootScale(exponentOf(largest), 2u);
  // @registers
  var y: array<vec4f, 4>;
  var columns = vec4f();
  var squares = vec4f();
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    y[c] = scaled(x[c], -scale.shift);
    let absolute = abs(y[c]);
    columns[c] = absolute.x + absolute.y + absolute.z + absolute.w;
    squares = fma(y[c], y[c], squares);
  }
  let one = groupColumns(t, columns);
  let root = sqrt(min(one, sqrt(groupSum(t, squares.x + squares.y + squares.z + squares.w))));
  let factor = 1.0 / (root * root);
  // x is Z from here on.
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    y[c] *= factor;
    x[c] = unit[c];
  }
  var found = select(GOES_ON, select(FAILED, CONVERGED, n == 0u), (n == 0u) | (largest == 0u) | odd);
  var stepsDone = 0u;
  var errorBits = select(0u, NAN_BITS, found == FAILED);
  var before = 1e30;
  for (var step = 0u; step <= p.most; step++) {
    putLeft(base, tx, ty, x[0], x[1], x[2], x[3]);
    putRight(base, tx, ty, y[0], y[1], y[2], y[3]);
// @use lib/square_product
    var off = vec4f();
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      let d = acc[c] - unit[c];
      off = fma(d, d, off);
    }
    let sum = groupSum(t, off.x + off.y + off.z + off.w);
    let now = verdict(n, 1u, sum, before);
    let was = found == GOES_ON;
    found = select(found, select(now, FAILED, (now == GOES_ON) & (step == p.most)), was);
    stepsDone = select(stepsDone, step, was);
    before = sqrt(sum);
    errorBits = select(errorBits, bitcast<u32>(before * NORM), was);
    let on = found == GOES_ON;
    if (!anyGoing(t, on & live)) {
      break;
    }
    // T, to the right of Y and to the left of Z
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      acc[c] = 1.5 * unit[c] - 0.5 * acc[c];
    }
    // @registers
    var held: array<vec4f, 4>;
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      held[c] = acc[c];
    }
    putLeft(base, tx, ty, y[0], y[1], y[2], y[3]);
    putRight(base, tx, ty, held[0], held[1], held[2], held[3]);
// @use lib/square_product
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      y[c] = select(y[c], acc[c], vec4<bool>(on));
    }
    putLeft(base, tx, ty, held[0], held[1], held[2], held[3]);
    putRight(base, tx, ty, x[0], x[1], x[2], x[3]);
// @use lib/square_product
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      x[c] = select(x[c], acc[c], vec4<bool>(on));
    }
  }
  let failed = found == FAILED;
  if (live & (own == 0u)) {
    info[p.offInfo + a.q] = select(select(0, i32(stepsDone) + 1, failed), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = select(0, 1, odd & !a.outside);
    iter[p.offIter + a.q] = i32(stepsDone);
    error[p.offError + a.q] = select(errorBits, NAN_BITS, a.outside);
  }
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    x[c] = scaled(root * y[c], scale.turns);
  }
// @use lib/square_store
}
