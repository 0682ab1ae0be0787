// Square matrices of a batch, GROUP of them to a workgroup: a thread has 4 x 4 elements of its problem's matrices in registers, and factors
// of a product lie in workgroup memory, the left one in columns L[column][row / 4], the right one in rows R[row][column / 4], of which
// those of a block of four rows are turned by its number: so that neighbours are stored into different banks.
// With PAIRS the elements in buffers are complex, and a matrix is the real one of twice the order that has [re -im; im re] in the place of
// each: its functions are those of the complex matrix in the same form.
const PLAIN: u32 = 1u - PAIRS;
const ORDERS: u32 = 1u + PAIRS;
// A complex matrix has this part of its Frobenius norm.
const NORM: f32 = select(1.0, 0.70710678, PAIRS == 1u);
const NX: u32 = N / 4u;
const EACH: u32 = NX * NX;
const THREADS: u32 = GROUP * EACH;
const INFINITE: u32 = 0x7f800000u;
const NAN_BITS: u32 = 0x7fc00000u;

var<workgroup> L: array<vec4f, GROUP * N * NX>;
var<workgroup> R: array<vec4f, GROUP * N * NX>;
var<workgroup> each: array<u32, THREADS>;
var<workgroup> tops: array<u32, GROUP * NX>;
var<workgroup> open: array<u32, GROUP>;
var<workgroup> going: u32;

// The sum of the values of a problem's threads, always in the same order. All threads call it.
fn groupSum(t: u32, value: f32) -> f32 {
  let g = t / EACH;
  let own = t % EACH;
  each[t] = bitcast<u32>(value);
  workgroupBarrier();
  if (own < NX) {
    var sum = 0.0;
    for (var k = own; k < EACH; k += NX) {
      sum += bitcast<f32>(each[g * EACH + k]);
    }
    tops[g * NX + own] = bitcast<u32>(sum);
  }
  workgroupBarrier();
  var total = 0.0;
  for (var k = 0u; k < NX; k++) {
    total += bitcast<f32>(tops[g * NX + k]);
  }
  return total;
}

// The largest of non-negative numbers by their bits.
fn groupMax(t: u32, value: u32) -> u32 {
  let g = t / EACH;
  let own = t % EACH;
  each[t] = value;
  workgroupBarrier();
  if (own < NX) {
    var most = 0u;
    for (var k = own; k < EACH; k += NX) {
      most = max(most, each[g * EACH + k]);
    }
    tops[g * NX + own] = most;
  }
  workgroupBarrier();
  var most = 0u;
  for (var k = 0u; k < NX; k++) {
    most = max(most, tops[g * NX + k]);
  }
  return most;
}

// The largest sum of a column, from the sums of four columns over a thread's rows. Overwrites L.
fn groupColumns(t: u32, columns: vec4f) -> f32 {
  let g = t / EACH;
  let own = t % EACH;
  let base = g * N * NX;
  L[base + own] = columns;
  workgroupBarrier();
  if (own < NX) {
    var sum = vec4f();
    for (var k = 0u; k < NX; k++) {
      sum += L[base + own * NX + k];
    }
    tops[g * NX + own] = bitcast<u32>(max(max(sum.x, sum.y), max(sum.z, sum.w)));
  }
  workgroupBarrier();
  var most = 0.0;
  for (var k = 0u; k < NX; k++) {
    most = max(most, bitcast<f32>(tops[g * NX + k]));
  }
  return most;
}

// Whether any problem of the workgroup goes on.
fn anyGoing(t: u32, isOpen: bool) -> bool {
  if (t % EACH == 0u) {
    open[t / EACH] = select(0u, 1u, isOpen);
  }
  workgroupBarrier();
  if (t == 0u) {
    var any = 0u;
    for (var k = 0u; k < GROUP; k++) {
      any |= open[k];
    }
    going = any;
  }
  return workgroupUniformLoad(&going) != 0u;
}

// @use lib/binary_scale
