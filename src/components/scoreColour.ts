import styles from './scoreColour.module.css';

/** The classes that colour an element by its score band. The number and a label are next to the element. */
export const scoreColour = { good: styles.good, fair: styles.fair, poor: styles.poor } as const;
