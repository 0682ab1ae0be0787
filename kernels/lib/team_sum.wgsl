// What LANES lanes side by side in a subgroup, four of them at least, tell each other: sums, and neighbours' values. All calls are in
// control flow that is the same for all of a subgroup.
const EIGHTS: u32 = LANES / 8u;
const SIXTEENS: u32 = LANES / 16u;
const DOUBLES: u32 = LANES / 32u;
const FOURFOLDS: u32 = LANES / 64u;

// Sums over the lanes of a team that differ in the third bit of their numbers or above it.
fn overFours(value: vec4f) -> vec4f {
  var sum = value;
  // @when EIGHTS
  sum += subgroupShuffleXor(sum, 4u);
  // @end
  // @when SIXTEENS
  sum += subgroupShuffleXor(sum, 8u);
  // @end
  // @when DOUBLES
  sum += subgroupShuffleXor(sum, 16u);
  // @end
  // @when FOURFOLDS
  sum += subgroupShuffleXor(sum, 32u);
  // @end
  return sum;
}

// Over all of them.
fn overTeam(value: f32) -> f32 {
  var sum = value + subgroupShuffleXor(value, 1u);
  sum += subgroupShuffleXor(sum, 2u);
  // @when EIGHTS
  sum += subgroupShuffleXor(sum, 4u);
  // @end
  // @when SIXTEENS
  sum += subgroupShuffleXor(sum, 8u);
  // @end
  // @when DOUBLES
  sum += subgroupShuffleXor(sum, 16u);
  // @end
  // @when FOURFOLDS
  sum += subgroupShuffleXor(sum, 32u);
  // @end
  return sum;
}

// The values of a lane and its neighbours, four of them, by its number in the subgroup: one vector that one of them may write, where each
// would have to write a component, for which languages do not promise that it leaves the others alone.
fn fourLanes(value: f32, invocation: u32) -> vec4f {
  let begin = invocation - invocation % 4u;
  return vec4f(
    subgroupShuffle(value, begin),
    subgroupShuffle(value, begin + 1u),
    subgroupShuffle(value, begin + 2u),
    subgroupShuffle(value, begin + 3u),
  );
}
