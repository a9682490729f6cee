import styles from './bandColour.module.css';

/** The classes that colour what stands for a score, by its band. The number and its word stand beside it. */
export const bandColour = { good: styles.good, fair: styles.fair, poor: styles.poor } as const;
