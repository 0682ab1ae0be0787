// Sums over all threads of a workgroup, and over those of each of COLS columns, threads being lines of ROWS, of subgroups if there are any.
// Needs LANES, LINES, ROWS, COLS, SUBGROUPS and ALONE.
// @when SUBGROUPS
// Of each line, one behind the other: shares of sums, of two by turns, and products.
var<workgroup> parts: array<vec4f, 2u * LINES>;
var<workgroup> dots: array<vec4f, LINES * COLS / 4u>;

// The sums over all threads, `turn` 0 and 1 by turns. A lane hands half of its sums over, and is left with one of them.
fn sumsOfAll(lane: u32, line: u32, values: vec3f, turn: u32) -> vec3f {
  let upper = (lane & 1u) != 0u;
  let two = select(values.xy, vec2f(values.z, 0.0), upper) + subgroupShuffleXor(select(vec2f(values.z, 0.0), values.xy, upper), 1u);
  let right = (lane & 2u) != 0u;
  var one = select(two.x, two.y, right) + subgroupShuffleXor(select(two.y, two.x, right), 2u);
  // @unroll
  for (var k = 4u; k < LANES; k *= 2u) {
    one += subgroupShuffleXor(one, k);
  }
  if (lane < 4u) {
    parts[turn * LINES + line][lane / 2u + lane % 2u * 2u] = one;
  }
  workgroupBarrier();
  var sums = vec4f();
  // @unroll
  for (var l = 0u; l < LINES; l++) {
    sums += parts[turn * LINES + l];
  }
  return sums.xyz;
}

fn sumOfAll(lane: u32, line: u32, value: f32, turn: u32) -> f32 {
  let ofLine = subgroupAdd(value);
  if (lane == 0u) {
    parts[turn * LINES + line / 4u][line % 4u] = ofLine;
  }
  workgroupBarrier();
  var sums = vec4f();
  // @unroll
  for (var l = 0u; l < LINES / 4u; l++) {
    sums += parts[turn * LINES + l];
  }
  return (sums.x + sums.y) + (sums.z + sums.w);
}

fn ofColumn(c: u32) -> f32 {
  var sums = vec4f();
  // @unroll
  for (var l = 0u; l < LINES / 4u; l++) {
    sums += dots[c * (LINES / 4u) + l];
  }
  return (sums.x + sums.y) + (sums.z + sums.w);
}
// @end
// @when ALONE
var<workgroup> parts: array<vec3f, 2u * THREADS>;
var<workgroup> dots: array<f32, THREADS * COLS>;

fn sumsOfAll(lane: u32, line: u32, values: vec3f, turn: u32) -> vec3f {
  parts[turn * THREADS + line * ROWS + lane] = values;
  workgroupBarrier();
  var sums = vec3f();
  for (var t = 0u; t < THREADS; t++) {
    sums += parts[turn * THREADS + t];
  }
  return sums;
}

fn sumOfAll(lane: u32, line: u32, value: f32, turn: u32) -> f32 {
  return sumsOfAll(lane, line, vec3f(value, 0.0, 0.0), turn).x;
}

fn ofColumn(c: u32) -> f32 {
  var sum = 0.0;
  for (var t = 0u; t < THREADS; t++) {
    sum += dots[t * COLS + c];
  }
  return sum;
}
// @end
